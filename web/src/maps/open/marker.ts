import { DivIcon, type LatLng, type Map as LeafletMap, Marker, Point as PixelPoint } from 'leaflet';
import { t } from '#shared/text/t.ts';
import { AccuracyRing } from '#web/maps/accuracyRing.ts';
import { pinMove } from '#web/maps/arrowKeys.ts';
import type { MapMarker, Point } from '#web/maps/mapView.ts';
import { pinSvg } from '#web/maps/pinSvg.ts';

export function pinIcon(className: string): DivIcon {
  return new DivIcon({
    className,
    html: pinSvg,
    iconSize: [36, 46],
    iconAnchor: [18, 45],
    popupAnchor: [0, -40],
  });
}

/** A marker that dragging or, when it has the focus, the arrow keys move. */
export class PlaceMarker {
  readonly #map: LeafletMap;
  readonly #marker: Marker;
  readonly #ring = new AccuracyRing();
  #accuracy: number | undefined;
  #onMove: ((point: Point) => void) | undefined;

  constructor(map: LeafletMap, { point, label, onMove, before, accuracy }: MapMarker) {
    this.#map = map;
    this.#onMove = onMove;
    this.#accuracy = accuracy;
    this.#marker = new Marker([point.latitude, point.longitude], {
      icon: pinIcon(before ? 'map-pin map-pin-before' : 'map-pin'),
      zIndexOffset: before ? -1000 : 0,
      draggable: onMove !== undefined,
      autoPan: true,
      keyboard: onMove !== undefined,
      alt: label,
      title: '',
    }).addTo(map);
    this.#marker.on('dragend', () => this.#report());
    this.#describe(label);
    this.#marker.getElement()?.addEventListener('keydown', this.#onKey);
    this.#marker.getElement()?.append(this.#ring.element);
    map.on('zoomend', this.#drawRing);
    this.#drawRing();
  }

  update({ point, label, onMove, accuracy }: MapMarker): void {
    this.#onMove = onMove;
    this.#accuracy = accuracy;
    this.#marker.setLatLng([point.latitude, point.longitude]);
    this.#describe(label);
    this.#drawRing();
  }

  remove(): void {
    this.#map.off('zoomend', this.#drawRing);
    this.#marker.remove();
  }

  #drawRing = (): void => {
    const { lat, lng } = this.#marker.getLatLng();
    this.#ring.update({ latitude: lat, longitude: lng }, this.#accuracy, this.#map.getZoom());
  };

  #describe(label: string): void {
    const element = this.#marker.getElement();
    element?.setAttribute('aria-label', label);
    if (this.#onMove) element?.setAttribute('aria-roledescription', t`movable pin`);
    else element?.setAttribute('role', 'img');
  }

  #report(): void {
    const { lat, lng } = this.#marker.getLatLng().wrap();
    this.#onMove?.({ latitude: lat, longitude: lng });
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') this.#map.zoomIn();
    else if (event.key === '-') this.#map.zoomOut();
    const move = pinMove(event);
    if (!this.#onMove || !move) return;
    event.preventDefault();
    event.stopPropagation();
    this.#moveBy(new PixelPoint(...move));
    this.#report();
  };

  #moveBy(pixels: PixelPoint): void {
    const moved: LatLng = this.#map.unproject(this.#map.project(this.#marker.getLatLng()).add(pixels));
    this.#marker.setLatLng(moved);
    this.#map.panInside(moved, { padding: [48, 56] });
  }
}
