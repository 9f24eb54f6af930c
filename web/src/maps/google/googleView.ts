import './google.css';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { toUnit } from '#shared/domain/mercator.ts';
import { fitMargins } from '#web/maps/fitMargins.ts';
import {
  type MapMarker,
  type MapOptions,
  type MapPin,
  type MapView,
  mapBounds,
  type Point,
} from '#web/maps/mapView.ts';
import { frameOf } from '#web/maps/pinGroups.ts';
import { latitudeAt, longitudeAt, worldSize } from '#web/maps/projection.ts';
import { appearance } from '#web/theme/appearance.ts';
import { listenToKeys } from './keyboard.ts';
import { onRefusal, orRefusal } from './loadGoogle.ts';
import { PlaceMarker } from './marker.ts';
import { Overlay } from './overlay.ts';
import { PinLayer } from './pins.ts';

const margin = 48; // pixels between what must be seen and the edge

const colorSchemes = { system: 'FOLLOW_SYSTEM', light: 'LIGHT', dark: 'DARK' } as const;

const latLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

/** @throws MapRefused, or Error when Google draws nothing in time. */
export async function createGoogleView(
  library: google.maps.MapsLibrary,
  element: HTMLElement,
  options: MapOptions,
): Promise<MapView> {
  const view = new GoogleView(library, element, options);
  try {
    await orRefusal(view.drawn);
  } catch (error) {
    view.destroy();
    throw error;
  }
  return view;
}

/** Google's map, behind the interface that the screens know. */
class GoogleView implements MapView {
  readonly minZoom = 4;
  readonly maxZoom = 20;
  readonly drawn: Promise<void>;
  readonly #element: HTMLElement;
  readonly #map: google.maps.Map;
  readonly #overlay: Overlay;
  readonly #pins: PinLayer;
  readonly #undo: (() => void)[] = [];
  #marker: PlaceMarker | null = null;
  #before: PlaceMarker | null = null;

  constructor(library: google.maps.MapsLibrary, element: HTMLElement, options: MapOptions) {
    this.#element = element;
    this.#map = new library.Map(element, {
      center: latLng(options.center),
      zoom: options.zoom,
      minZoom: this.minZoom,
      maxZoom: this.maxZoom,
      restriction: { latLngBounds: mapBounds, strictBounds: false },
      gestureHandling: options.gestures,
      // Without Google's own controls and keys: ours are the same on every map.
      disableDefaultUI: true,
      keyboardShortcuts: false,
      scaleControl: true,
      // A tap on a shop's sign is a tap on the map.
      clickableIcons: false,
      isFractionalZoomEnabled: false,
      colorScheme: colorSchemes[appearance()],
    });
    this.#overlay = new Overlay(this.#map, library.OverlayView);
    this.drawn = this.#overlay.drawn;
    const zoom = () => this.zoom();
    const reveal = (point: Point, space?: { top: number; side: number }) => this.#reveal(point, space);
    this.#pins = new PinLayer({
      overlay: this.#overlay,
      zoom,
      frame: (points) => this.#frame(points, this.maxZoom),
      show: (point, to) => this.show(point, to),
      reveal,
    });
    this.#listen(options);
  }

  #listen({ label, onClick, onZoom, onMove, onBroken }: MapOptions): void {
    this.#element.tabIndex = 0;
    this.#element.setAttribute('role', 'application');
    this.#element.setAttribute('aria-label', label);
    this.#element.toggleAttribute('data-pinnable', onClick !== undefined);
    const keys = {
      center: () => this.center(),
      zoomBy: (steps: number) => this.zoomBy(steps),
      panBy: (x: number, y: number) => this.#map.panBy(x, y),
    };
    listenToKeys(this.#element, keys, onClick);
    const listeners = [
      this.#map.addListener('click', (event: google.maps.MapMouseEvent) => {
        this.#pins.close();
        if (event.latLng) onClick?.({ latitude: event.latLng.lat(), longitude: event.latLng.lng() });
      }),
      this.#map.addListener('zoom_changed', () => {
        this.#pins.draw();
        this.#marker?.drawRing();
        onZoom?.(this.zoom());
      }),
      this.#map.addListener('idle', () => onMove?.(this.bounds())),
    ];
    this.#undo.push(() => {
      for (const listener of listeners) listener.remove();
    });
    if (onBroken) this.#undo.push(onRefusal(onBroken));
  }

  center(): Point {
    const center = this.#map.getCenter();
    return { latitude: center?.lat() ?? 0, longitude: center?.lng() ?? 0 };
  }

  zoom(): number {
    return this.#map.getZoom() ?? this.minZoom;
  }

  bounds(): Bounds {
    return this.#map.getBounds()?.toJSON() ?? mapBounds;
  }

  zoomBy(steps: number): void {
    this.#map.setZoom(Math.max(this.minZoom, Math.min(this.maxZoom, this.zoom() + steps)));
  }

  show(point: Point, zoom = this.zoom()): void {
    this.#map.setCenter(latLng(point));
    if (zoom !== this.zoom()) this.#map.setZoom(zoom);
  }

  shows(point: Point): boolean {
    return this.#map.getBounds()?.contains(latLng(point)) ?? false;
  }

  fit(points: readonly Point[], maxZoom: number): void {
    if (points.length === 0) return;
    const { center, zoom } = this.#frame(points, maxZoom);
    this.show(center, zoom);
    // Into the middle of what is free.
    this.show(this.#shifted(center, 0, (fitMargins.bottom - fitMargins.top) / 2));
  }

  setMarker(marker: MapMarker | null): void {
    if (marker && this.#marker) {
      this.#marker.update(marker);
      return;
    }
    this.#marker?.remove();
    this.#marker = marker && this.#place(marker);
  }

  setBefore(marker: MapMarker | null): void {
    this.#before?.remove();
    this.#before = marker && this.#place(marker);
  }

  #place(marker: MapMarker): PlaceMarker {
    const map = {
      overlay: this.#overlay,
      zoom: () => this.zoom(),
      shifted: (point: Point, x: number, y: number) => this.#shifted(point, x, y),
      reveal: (point: Point) => this.#reveal(point),
    };
    return new PlaceMarker(map, marker);
  }

  setPins(pins: readonly MapPin[]): void {
    this.#pins.set(pins);
  }

  /** With the names of streets and places, by which one finds one's way. */
  setSatellite(on: boolean): void {
    this.#map.setMapTypeId(on ? 'hybrid' : 'roadmap');
  }

  destroy(): void {
    for (const undo of this.#undo) undo();
    this.#overlay.destroy();
    this.#element.replaceChildren();
  }

  #frame(points: readonly Point[], maxZoom: number): { center: Point; zoom: number } {
    const { top, side, bottom } = fitMargins;
    const width = Math.max(1, this.#element.clientWidth - 2 * side);
    const height = Math.max(1, this.#element.clientHeight - top - bottom);
    return frameOf(points, { width, height }, { min: this.minZoom, max: maxZoom });
  }

  #shifted({ latitude, longitude }: Point, x: number, y: number): Point {
    const size = worldSize(this.zoom());
    const unit = toUnit(latitude, longitude);
    return { latitude: latitudeAt(unit.y + y / size), longitude: longitudeAt(unit.x + x / size) };
  }

  /** Moves the map just so far that the point, with what stands above and beside it, is in view. */
  #reveal(point: Point, space = { top: 56, side: margin }): void {
    const size = worldSize(this.zoom());
    const center = this.center();
    const here = toUnit(center.latitude, center.longitude);
    const there = toUnit(point.latitude, point.longitude);
    const x = (there.x - here.x) * size + this.#element.clientWidth / 2;
    const y = (there.y - here.y) * size + this.#element.clientHeight / 2;
    const panX = beyond(x, space.side, this.#element.clientWidth - space.side);
    const panY = beyond(y, space.top, this.#element.clientHeight - margin);
    if (panX !== 0 || panY !== 0) this.#map.panBy(panX, panY);
  }
}

/** How far a value lies outside of a span; in its middle where the span is none. */
function beyond(value: number, least: number, max: number): number {
  if (least > max) return value - (least + max) / 2;
  return Math.min(0, value - least) + Math.max(0, value - max);
}
