import { Control, LatLngBounds, type LeafletKeyboardEvent, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './openMap.css';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { t } from '#shared/text/t.ts';
import { fitMargins } from '#web/maps/fitMargins.ts';
import {
  type MapMarker,
  type MapOptions,
  type MapPin,
  type MapView,
  mapBounds,
  type Point,
} from '#web/maps/mapView.ts';
import { pause } from '#web/ui/pause.ts';
import { openLabels, readOutlines } from './atlas.ts';
import { createBaseLayer } from './baseLayer.ts';
import { addLocator } from './locator.ts';
import { PlaceMarker } from './marker.ts';
import { PinLayer } from './pins.ts';
import type { Streets } from './streets.ts';
import { addTouchHint } from './touchHint.ts';

const paperPane = 'paper';
const dataCredit = `<a href="https://www.geonames.org" target="_blank" rel="noopener">GeoNames</a> CC BY 4.0, Stats SA · ${t`Borders`}: MDB`;

const { south, west, north, east } = mapBounds;

/** The open provider's map: Leaflet, behind the interface that the screens know. */
export class LeafletView implements MapView {
  readonly minZoom = 4;
  readonly maxZoom = 19;
  readonly #map: LeafletMap;
  readonly #pins: PinLayer;
  readonly #streets: Streets;
  readonly #undo: (() => void)[] = [];
  #marker: PlaceMarker | null = null;
  #before: PlaceMarker | null = null;

  constructor(element: HTMLElement, options: MapOptions, streets: Streets) {
    this.#streets = streets;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const touch = matchMedia('(pointer: coarse)').matches;
    this.#map = new LeafletMap(element, {
      center: [options.center.latitude, options.center.longitude],
      zoom: options.zoom,
      minZoom: this.minZoom,
      maxZoom: this.maxZoom,
      maxBounds: new LatLngBounds([south, west], [north, east]),
      maxBoundsViscosity: 0.8,
      zoomControl: false,
      dragging: options.gestures === 'greedy' || !touch,
      zoomAnimation: !reducedMotion,
      // Tiles that fade in are drawn again in every frame, for nothing that anybody came for.
      fadeAnimation: false,
      markerZoomAnimation: !reducedMotion,
      inertia: !reducedMotion,
    });
    element.setAttribute('role', 'application');
    element.setAttribute('aria-label', options.label);
    element.toggleAttribute('data-pinnable', options.onClick !== undefined);
    this.#map.attributionControl.setPrefix(false);
    this.#map.attributionControl.addAttribution(dataCredit).addAttribution(streets.credit);
    new Control.Scale({ imperial: false, position: 'bottomleft' }).addTo(this.#map);
    this.#pins = new PinLayer(this.#map);
    this.#listen(element, options);
  }

  /** Draws what lies beneath the pins, in steps: on a slow phone each takes a noticeable moment. */
  async addLayers(): Promise<void> {
    await pause();
    await readOutlines();
    openLabels();
    await pause();
    this.#map.createPane(paperPane).style.zIndex = '100'; // beneath Leaflet's tile pane at 200
    const base = createBaseLayer(this.#map, paperPane);
    base.layer.addTo(this.#map);
    this.#undo.push(base.stop);
    await pause();
    this.#undo.push(this.#streets.addTo(this.#map));
    await pause();
    this.#undo.push(addLocator(this.#map));
  }

  #listen(element: HTMLElement, { onClick, onZoom, onMove, gestures }: MapOptions): void {
    this.#map.on('click', ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      onClick?.({ latitude: lat, longitude: lng });
    });
    this.#map.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key === 'Enter' && originalEvent.target === element) onClick?.(this.center());
    });
    this.#map.on('zoomend', () => onZoom?.(this.#map.getZoom()));
    this.#map.on('moveend', () => onMove?.(this.bounds()));
    if (gestures === 'cooperative') {
      const leaveToPage = (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
      };
      this.#undo.push(addTouchHint(element));
      element.addEventListener('wheel', leaveToPage, { capture: true });
      this.#undo.push(() => element.removeEventListener('wheel', leaveToPage, { capture: true }));
    }
    const resizes = new ResizeObserver(() => this.#map.invalidateSize({ animate: false }));
    resizes.observe(element);
    this.#undo.push(() => resizes.disconnect());
  }

  center(): Point {
    const { lat, lng } = this.#map.getCenter().wrap();
    return { latitude: lat, longitude: lng };
  }

  zoom(): number {
    return this.#map.getZoom();
  }

  bounds(): Bounds {
    const bounds = this.#map.getBounds();
    return {
      north: bounds.getNorth(),
      east: bounds.getEast(),
      south: bounds.getSouth(),
      west: bounds.getWest(),
    };
  }

  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  show({ latitude, longitude }: Point, zoom = this.#map.getZoom()): void {
    this.#map.setView([latitude, longitude], zoom);
  }

  shows({ latitude, longitude }: Point): boolean {
    return this.#map.getBounds().contains([latitude, longitude]);
  }

  fit(points: readonly Point[], maxZoom: number): void {
    if (points.length === 0) return;
    const bounds = new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    const { top, side, bottom } = fitMargins;
    this.#map.fitBounds(bounds, {
      paddingTopLeft: [side, top],
      paddingBottomRight: [side, bottom],
      maxZoom,
    });
  }

  setMarker(marker: MapMarker | null): void {
    if (marker && this.#marker) {
      this.#marker.update(marker);
      return;
    }
    this.#marker?.remove();
    this.#marker = marker && new PlaceMarker(this.#map, marker);
  }

  setBefore(marker: MapMarker | null): void {
    this.#before?.remove();
    this.#before = marker && new PlaceMarker(this.#map, marker);
  }

  setPins(pins: readonly MapPin[]): void {
    this.#pins.set(pins);
  }

  destroy(): void {
    for (const undo of this.#undo) undo();
    this.#map.remove();
  }
}
