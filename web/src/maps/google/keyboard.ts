import { mapMove } from '#web/maps/arrowKeys.ts';
import type { Point } from '#web/maps/mapView.ts';

interface KeyboardMap {
  center(): Point;
  zoomBy(steps: number): void;
  panBy(x: number, y: number): void;
}

/** Google's own keys move the map but cannot put a pin, so the map answers ours: arrows, plus, minus, Enter. */
export function listenToKeys(element: HTMLElement, map: KeyboardMap, onEnter?: (point: Point) => void): void {
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') map.zoomBy(1);
    else if (event.key === '-') map.zoomBy(-1);
    else if (isControl(event.target)) return;
    else if (event.key === 'Enter' && onEnter) onEnter(map.center());
    else {
      const pan = mapMove(event);
      if (pan === null) return;
      map.panBy(...pan);
    }
    event.preventDefault();
  });
}

/** Pins, buttons and links on the map have keys of their own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, .map-pin, .map-list') !== null;
}
