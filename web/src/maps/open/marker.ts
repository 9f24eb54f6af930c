import { DivIcon, type LatLng, type Map as LeafletMap, Marker, Point as PixelPoint } from 'leaflet';
import type { MapMarker, Point } from '../mapView.ts';

const pin =
  '<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true" focusable="false">' +
  '<path class="map-pin-body" d="M18 1.5c9.1 0 16.5 7.2 16.5 16.2 0 5.6-2.9 10.4-6.7 14.8C24.5 36.4 20.8 39.8 18 44.2c-2.8-4.4-6.5-7.8-9.8-11.7C4.4 28.1 1.500 23.300 1.500 17.700 1.500 8.700 8.900 1.500 18 1.500z"/>' +
  '<circle class="map-pin-eye" cx="18" cy="17.6" r="6.2"/></svg>';

const step = 2; // pixels; with Shift tenfold

export function pinIcon(className: string): DivIcon {
  return new DivIcon({
    className,
    html: pin,
    iconSize: [36, 46],
    iconAnchor: [18, 45],
    popupAnchor: [0, -40],
  });
}

/** A marker that dragging or, when it has the focus, the arrow keys move. */
export class PlaceMarker {
  readonly #map: LeafletMap;
  readonly #marker: Marker;
  #onMove: ((point: Point) => void) | undefined;

  constructor(map: LeafletMap, { point, label, onMove }: MapMarker) {
    this.#map = map;
    this.#onMove = onMove;
    this.#marker = new Marker([point.latitude, point.longitude], {
      icon: pinIcon('map-pin'),
      draggable: onMove !== undefined,
      autoPan: true,
      keyboard: onMove !== undefined,
      alt: label,
      title: '',
    }).addTo(map);
    this.#marker.on('dragend', () => this.#report());
    this.#describe(label);
    this.#marker.getElement()?.addEventListener('keydown', this.#onKey);
  }

  update({ point, label, onMove }: MapMarker): void {
    this.#onMove = onMove;
    this.#marker.setLatLng([point.latitude, point.longitude]);
    this.#describe(label);
  }

  remove(): void {
    this.#marker.remove();
  }

  #describe(label: string): void {
    const element = this.#marker.getElement();
    element?.setAttribute('aria-label', label);
    if (this.#onMove) element?.setAttribute('aria-roledescription', 'movable pin');
    else element?.setAttribute('role', 'img');
  }

  #report(): void {
    const { lat, lng } = this.#marker.getLatLng().wrap();
    this.#onMove?.({ latitude: lat, longitude: lng });
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') this.#map.zoomIn();
    else if (event.key === '-') this.#map.zoomOut();
    if (!this.#onMove || event.ctrlKey || event.metaKey || event.altKey) return;
    const distance = event.shiftKey ? step * 10 : step;
    const move = arrows[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    this.#moveBy(new PixelPoint(move[0] * distance, move[1] * distance));
    this.#report();
  };

  #moveBy(pixels: PixelPoint): void {
    const moved: LatLng = this.#map.unproject(this.#map.project(this.#marker.getLatLng()).add(pixels));
    this.#marker.setLatLng(moved);
    this.#map.panInside(moved, { padding: [48, 56] });
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
