import type { Point } from './mapView.ts';
import { metresPerPixel } from './projection.ts';

/** A circle around the tip of a pin, within which the place is. Its element belongs into the pin's. */
export class AccuracyRing {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'map-ring';
  }

  /** @param accuracy metres; without, there is no circle */
  update(point: Point, accuracy: number | undefined, zoom: number): void {
    this.element.hidden = accuracy === undefined;
    const pixels = (2 * (accuracy ?? 0)) / metresPerPixel(point.latitude, zoom);
    this.element.style.width = `${pixels}px`;
    this.element.style.height = `${pixels}px`;
  }
}
