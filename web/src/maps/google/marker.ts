import { t } from '#shared/text/t.ts';
import { AccuracyRing } from '#web/maps/accuracyRing.ts';
import { pinMove } from '#web/maps/arrowKeys.ts';
import type { MapMarker, Point } from '#web/maps/mapView.ts';
import { pinSvg } from '#web/maps/pinSvg.ts';
import type { Overlay } from './overlay.ts';

export interface PlaceMarkerMap {
  overlay: Overlay;
  zoom(): number;
  /** The point so many pixels away from another. */
  shifted(point: Point, x: number, y: number): Point;
  /** Moves the map just so far that the point is well in view. */
  reveal(point: Point): void;
}

/** A marker that dragging or, when it has the focus, the arrow keys move. */
export class PlaceMarker {
  readonly element = document.createElement('div');
  readonly #map: PlaceMarkerMap;
  readonly #ring = new AccuracyRing();
  #accuracy: number | undefined;
  #point: Point;
  #onMove: ((point: Point) => void) | undefined;
  #drag: { pointerId: number; from: Point; x: number; y: number } | null = null;

  constructor(map: PlaceMarkerMap, marker: MapMarker) {
    this.#map = map;
    this.#point = marker.point;
    this.element.className = `map-pin map-pin-placed${marker.before ? ' map-pin-before' : ''}`;
    this.element.innerHTML = pinSvg;
    this.element.append(this.#ring.element);
    map.overlay.add(this.element, marker.point, 'overlayMouseTarget');
    this.update(marker);
    this.element.addEventListener('keydown', this.#onKey);
    this.element.addEventListener('pointerdown', this.#onGrab);
    this.element.addEventListener('pointermove', this.#onDrag);
    this.element.addEventListener('pointerup', this.#onDrop);
    this.element.addEventListener('pointercancel', this.#onCancel);
  }

  update({ point, label, onMove, accuracy }: MapMarker): void {
    this.#onMove = onMove;
    this.#accuracy = accuracy;
    if (this.#drag === null) this.#put(point);
    this.drawRing();
    this.element.setAttribute('aria-label', label);
    this.element.setAttribute('role', onMove ? 'button' : 'img');
    this.element.toggleAttribute('data-movable', onMove !== undefined);
    if (onMove) {
      this.element.tabIndex = 0;
      this.element.setAttribute('aria-roledescription', t`movable pin`);
    } else {
      this.element.removeAttribute('tabindex');
      this.element.removeAttribute('aria-roledescription');
    }
  }

  /** Again after each change of the zoom. */
  drawRing(): void {
    this.#ring.update(this.#point, this.#accuracy, this.#map.zoom());
  }

  remove(): void {
    this.#map.overlay.remove(this.element);
  }

  #put(point: Point): void {
    this.#point = point;
    this.#map.overlay.move(this.element, point);
  }

  #onKey = (event: KeyboardEvent): void => {
    const move = pinMove(event);
    if (!this.#onMove || !move) return;
    event.preventDefault();
    event.stopPropagation();
    this.#put(this.#map.shifted(this.#point, ...move));
    this.#map.reveal(this.#point);
    this.#onMove(this.#point);
  };

  #onGrab = (event: PointerEvent): void => {
    if (!this.#onMove || event.button !== 0 || this.#drag) return;
    this.element.setPointerCapture(event.pointerId);
    this.#drag = { pointerId: event.pointerId, from: this.#point, x: event.clientX, y: event.clientY };
    this.element.dataset['dragging'] = '';
  };

  #onDrag = (event: PointerEvent): void => {
    if (this.#drag?.pointerId !== event.pointerId) return;
    const { from, x, y } = this.#drag;
    this.#put(this.#map.shifted(from, event.clientX - x, event.clientY - y));
  };

  #onDrop = (event: PointerEvent): void => {
    if (this.#drag?.pointerId !== event.pointerId) return;
    const { from } = this.#drag;
    this.#endDrag();
    if (this.#point === from) return;
    this.#map.reveal(this.#point);
    this.#onMove?.(this.#point);
  };

  /** The system took the pointer away: as if nothing had been moved. */
  #onCancel = (event: PointerEvent): void => {
    if (this.#drag?.pointerId !== event.pointerId) return;
    const { from } = this.#drag;
    this.#endDrag();
    this.#put(from);
  };

  #endDrag(): void {
    this.#drag = null;
    delete this.element.dataset['dragging'];
  }
}
