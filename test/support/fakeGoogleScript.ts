/**
 * Fake of Google's script for the browser tests: the part of the Maps JavaScript API that the product uses, as its
 * reference documents it (asynchronous, with its events and errors), and a record of the calls it received.
 * Runs in the page, served by fakeGoogle.ts; it imports nothing.
 */

interface Coordinates {
  lat: number;
  lng: number;
}

interface Component {
  long_name: string;
  short_name: string;
  types: string[];
}

export interface FakeResult {
  formatted_address: string;
  types: string[];
  location: Coordinates;
  location_type: string;
  address_components: Component[];
}

export interface FakePlace {
  placeId: string;
  mainText: string;
  secondaryText: string;
  location: Coordinates;
}

export interface FakeGoogleData {
  places: FakePlace[];
  /** Reverse geocoding results: the first entry whose radius (degrees) contains the point is used. */
  reverse: { at: Coordinates; radius: number; results: FakeResult[] }[];
  addresses: { address: string; results: FakeResult[] }[];
  /** Reject the key this many milliseconds after the first map was created; null: accept it. */
  refuseAfterMs: number | null;
  /** Maps never finish rendering. */
  neverDraws: boolean;
}

export interface FakeGoogleRecord {
  searches: { input: string; regions: readonly string[]; session: number }[];
  fetches: { placeId: string; fields: string[]; session: number | null }[];
  geocodes: { address?: string; location?: Coordinates; country?: string }[];
  mapTypes: string[];
  maps: number;
}

declare const fakeGoogleData: FakeGoogleData;

type Listener = (...args: unknown[]) => void;

const data = fakeGoogleData;
const record: FakeGoogleRecord = { searches: [], fetches: [], geocodes: [], mapTypes: [], maps: 0 };
const latencyMs = 40;
const later = <T>(answer: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error);
      }
    }, latencyMs);
  });

class LatLng {
  private readonly latitude: number;
  private readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
  lat = () => this.latitude;
  lng = () => this.longitude;
  toJSON = (): Coordinates => ({ lat: this.latitude, lng: this.longitude });
}

const toLatLng = (value: LatLng | Coordinates) =>
  value instanceof LatLng ? value : new LatLng(value.lat, value.lng);

class LatLngBounds {
  private readonly southWest: Coordinates;
  private readonly northEast: Coordinates;
  constructor(southWest: Coordinates, northEast: Coordinates) {
    this.southWest = southWest;
    this.northEast = northEast;
  }
  contains(point: LatLng | Coordinates): boolean {
    const { lat, lng } = toLatLng(point).toJSON();
    const { southWest: from, northEast: to } = this;
    return lat >= from.lat && lat <= to.lat && lng >= from.lng && lng <= to.lng;
  }
  toJSON() {
    const { southWest, northEast } = this;
    return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
  }
}

class MapsRequestError extends Error {
  override name = 'MapsRequestError';
  readonly code: string;
  constructor(endpoint: string, code: string) {
    super(`${endpoint}: ${code}: The request did not succeed.`);
    this.code = code;
  }
}

class InvalidValueError extends Error {
  override name = 'InvalidValueError';
}

class MVCObject {
  private readonly listeners = new Map<string, Set<Listener>>();
  addListener(event: string, listener: Listener) {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener));
    return { remove: () => void all.delete(listener) };
  }
  trigger(event: string, ...args: unknown[]): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(...args);
  }
}

/** Web Mercator, as Google uses it, in world pixels. */
const worldOf = (zoom: number) => 256 * 2 ** zoom;
function toWorld({ lat, lng }: Coordinates, zoom: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  const size = worldOf(zoom);
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size };
}
function fromWorld(x: number, y: number, zoom: number): Coordinates {
  const size = worldOf(zoom);
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size - 0.5) * 360 };
}

interface MapSettings {
  center: Coordinates;
  zoom: number;
  minZoom: number;
  maxZoom: number;
}

class FakeMap extends MVCObject {
  readonly ground = document.createElement('div');
  readonly panes = {
    overlayMouseTarget: document.createElement('div'),
    floatPane: document.createElement('div'),
  };
  readonly overlays = new Set<OverlayView>();
  private at: Coordinates;
  private scale: number;

  private readonly div: HTMLElement;
  private readonly settings: MapSettings;

  constructor(div: HTMLElement, settings: MapSettings) {
    super();
    this.div = div;
    this.settings = settings;
    record.maps += 1;
    if (!(div instanceof HTMLElement)) throw new InvalidValueError('mapDiv: not an instance of HTMLElement');
    this.at = settings.center;
    this.scale = settings.zoom;
    div.style.position = 'relative';
    div.style.overflow = 'hidden';
    this.ground.className = 'gm-style';
    Object.assign(this.ground.style, { position: 'absolute', inset: '0', zIndex: '1' });
    for (const pane of Object.values(this.panes)) {
      Object.assign(pane.style, { position: 'absolute', left: '0', top: '0', width: '0', height: '0' });
    }
    const logo = document.createElement('span');
    logo.textContent = 'Google (fake)';
    Object.assign(logo.style, {
      position: 'absolute',
      left: '6px',
      bottom: '2px',
      color: '#333',
      fontSize: '14px',
    });
    this.ground.append(this.panes.overlayMouseTarget, this.panes.floatPane, logo);
    div.append(this.ground);
    this.listenToPointer();
    this.paint('roadmap');
    setTimeout(() => this.refresh(), latencyMs);
    if (data.refuseAfterMs !== null) setTimeout(refuse, data.refuseAfterMs, div);
  }

  getCenter = () => toLatLng(this.at);
  getZoom = () => this.scale;
  getDiv = () => this.div;
  getBounds(): LatLngBounds {
    const { x, y } = toWorld(this.at, this.scale);
    const [halfWidth, halfHeight] = [this.div.clientWidth / 2, this.div.clientHeight / 2];
    const southWest = fromWorld(x - halfWidth, y + halfHeight, this.scale);
    return new LatLngBounds(southWest, fromWorld(x + halfWidth, y - halfHeight, this.scale));
  }
  setCenter(center: LatLng | Coordinates): void {
    this.at = toLatLng(center).toJSON();
    this.trigger('center_changed');
    this.soon();
  }
  setZoom(zoom: number): void {
    const limited = Math.max(this.settings.minZoom, Math.min(this.settings.maxZoom, zoom));
    if (limited === this.scale) return;
    this.scale = limited;
    this.trigger('zoom_changed');
    this.soon();
  }
  panBy(x: number, y: number): void {
    const world = toWorld(this.at, this.scale);
    this.setCenter(fromWorld(world.x + x, world.y + y, this.scale));
  }
  setMapTypeId(type: string): void {
    record.mapTypes.push(type);
    this.paint(type);
    this.trigger('maptypeid_changed');
  }
  pixelOf(point: LatLng | Coordinates) {
    const center = toWorld(this.at, this.scale);
    const { x, y } = toWorld(toLatLng(point).toJSON(), this.scale);
    return { x: x - center.x + this.div.clientWidth / 2, y: y - center.y + this.div.clientHeight / 2 };
  }
  pointAt(x: number, y: number): LatLng {
    const center = toWorld(this.at, this.scale);
    const { clientWidth, clientHeight } = this.div;
    return toLatLng(fromWorld(center.x + x - clientWidth / 2, center.y + y - clientHeight / 2, this.scale));
  }

  private soon(): void {
    requestAnimationFrame(() => this.refresh());
  }
  private refresh(): void {
    if (data.neverDraws) return;
    for (const overlay of this.overlays) overlay.refresh();
    this.trigger('bounds_changed');
    this.trigger('idle');
  }
  private paint(type: string): void {
    const dark = type !== 'roadmap';
    this.ground.style.background = dark ? '#2c3a25' : '#e8eef1';
    const line = dark ? '#4d5c3c' : '#ffffff';
    this.ground.style.backgroundImage = `linear-gradient(${line} 6px, transparent 6px), linear-gradient(90deg, ${line} 6px, transparent 6px)`;
    this.ground.style.backgroundSize = '90px 90px';
  }
  private listenToPointer(): void {
    let from: { x: number; y: number; moved: boolean } | null = null;
    this.ground.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
      from = { x, y, moved: false };
    });
    this.ground.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
      if (from === null || (!from.moved && Math.hypot(x - from.x, y - from.y) < 4)) return;
      this.panBy(from.x - x, from.y - y);
      from = { x, y, moved: true };
    });
    this.ground.addEventListener('click', (domEvent) => {
      const moved = from?.moved === true;
      from = null;
      if (moved) return;
      const { left, top } = this.div.getBoundingClientRect();
      const latLng = this.pointAt(domEvent.clientX - left, domEvent.clientY - top);
      this.trigger('click', { latLng, domEvent, stop: () => undefined });
    });
  }
}

/** Mimics the real script when the key is invalid or not allowed on this site. */
function refuse(div: HTMLElement): void {
  console.error('Google Maps JavaScript API error: InvalidKeyMapError');
  div.textContent = "Oops! Something went wrong. This page didn't load Google Maps correctly.";
  (window as { gm_authFailure?: () => void }).gm_authFailure?.();
}

class OverlayView extends MVCObject {
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
  private map: FakeMap | null = null;
  private added = false;

  static preventMapHitsAndGesturesFrom(element: Element): void {
    const events = ['click', 'dblclick', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'contextmenu'];
    for (const name of events) element.addEventListener(name, (event) => event.stopPropagation());
  }
  setMap(map: FakeMap | null): void {
    if (map === null) {
      this.map?.overlays.delete(this);
      if (this.added) this.onRemove();
      this.added = false;
    } else map.overlays.add(this);
    this.map = map;
  }
  refresh(): void {
    if (!this.added) {
      this.added = true;
      this.onAdd();
    }
    this.draw();
  }
  getPanes = () => (this.added ? (this.map?.panes ?? null) : null);
  getProjection() {
    const { map } = this;
    return this.added && map
      ? { fromLatLngToDivPixel: (point: LatLng | Coordinates) => map.pixelOf(point) }
      : undefined;
  }
}

const resultOf = ({ location, location_type, ...rest }: FakeResult) => ({
  ...rest,
  place_id: 'fake',
  geometry: { location: toLatLng(location), location_type, viewport: null },
});

interface GeocodeRequest {
  address?: string;
  location?: LatLng | Coordinates;
  componentRestrictions?: { country?: string };
}

class Geocoder {
  geocode({ address, location, componentRestrictions }: GeocodeRequest) {
    return later(() => {
      const point = location && toLatLng(location).toJSON();
      const country = componentRestrictions?.country;
      record.geocodes.push({
        ...(address && { address }),
        ...(point && { location: point }),
        ...(country && { country }),
      });
      if ((address === undefined) === (point === undefined))
        throw new MapsRequestError('GEOCODER_GEOCODE', 'INVALID_REQUEST');
      const near = ({ at, radius }: { at: Coordinates; radius: number }) =>
        point !== undefined && Math.hypot(at.lat - point.lat, at.lng - point.lng) <= radius;
      const found =
        point === undefined
          ? data.addresses.find((known) => known.address === address)
          : data.reverse.find(near);
      if (!found || found.results.length === 0)
        throw new MapsRequestError('GEOCODER_GEOCODE', 'ZERO_RESULTS');
      return { results: found.results.map(resultOf) };
    });
  }
}

let sessions = 0;
class AutocompleteSessionToken {
  readonly number = ++sessions;
}

const placeFields = ['location', 'formattedAddress', 'displayName', 'addressComponents', 'viewport'];

class Place {
  location: LatLng | null = null;
  formattedAddress: string | null = null;
  readonly id: string;
  session: AutocompleteSessionToken | null = null;
  constructor({ id }: { id: string }) {
    this.id = id;
  }
  fetchFields({ fields }: { fields: string[] }) {
    return later(() => {
      record.fetches.push({ placeId: this.id, fields, session: this.session?.number ?? null });
      this.session = null; // only the first call belongs to the session
      const unknown = fields.find((field) => !placeFields.includes(field));
      if (unknown !== undefined || fields.length === 0)
        throw new InvalidValueError(`Unknown fields requested: ${unknown}`);
      const known = data.places.find(({ placeId }) => placeId === this.id);
      if (!known) throw new MapsRequestError('PLACES_GET_PLACE', 'NOT_FOUND');
      this.location = toLatLng(known.location);
      this.formattedAddress = `${known.mainText}, ${known.secondaryText}`;
      return { place: this };
    });
  }
}

interface AutocompleteRequest {
  input: string;
  includedRegionCodes?: string[];
  region?: string;
  language?: string;
  sessionToken?: AutocompleteSessionToken;
}

const knownProperties = ['input', 'includedRegionCodes', 'region', 'language', 'sessionToken'];

const AutocompleteSuggestion = {
  fetchAutocompleteSuggestions: (request: AutocompleteRequest) =>
    later(() => {
      const unknown = Object.keys(request).find((name) => !knownProperties.includes(name));
      if (unknown !== undefined) throw new InvalidValueError(`unknown property ${unknown}`);
      const { input, includedRegionCodes: regions = [], sessionToken } = request;
      record.searches.push({ input, regions, session: sessionToken?.number ?? 0 });
      const found = data.places.filter(({ mainText }) =>
        mainText.toLowerCase().includes(input.toLowerCase()),
      );
      const suggestions = found.map(({ placeId, mainText, secondaryText }) => ({
        placePrediction: {
          placeId,
          text: { text: `${mainText}, ${secondaryText}` },
          mainText: { text: mainText },
          secondaryText: { text: secondaryText },
          toPlace: () => Object.assign(new Place({ id: placeId }), { session: sessionToken ?? null }),
        },
      }));
      return { suggestions };
    }),
};

const libraries: Readonly<Record<string, object>> = {
  core: { LatLng, LatLngBounds, MapsRequestError },
  maps: { Map: FakeMap, OverlayView },
  geocoding: { Geocoder },
  places: { Place, AutocompleteSuggestion, AutocompleteSessionToken },
};

const page = window as unknown as {
  google: { maps: Record<string, unknown> };
  fakeGoogle: FakeGoogleRecord;
};
page.fakeGoogle = record;
page.google.maps['importLibrary'] = (name: string) =>
  later(() => {
    const library = libraries[name];
    if (!library) throw new Error(`The library "${name}" is unknown to the fake.`);
    return library;
  });
(page.google.maps['__ib__'] as () => void)();
