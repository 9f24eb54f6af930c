import type { Point } from '#web/maps/mapView.ts';

const panPixels = 80; // as the open map moves

const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -panPixels],
  ArrowDown: [0, panPixels],
  ArrowLeft: [-panPixels, 0],
  ArrowRight: [panPixels, 0],
};

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
    else if (pans[event.key]) map.panBy(...(pans[event.key] ?? [0, 0]));
    else return;
    event.preventDefault();
  });
}

/** Pins, buttons and links on the map have keys of their own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, .map-pin, .map-list') !== null;
}
