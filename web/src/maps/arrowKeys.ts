const pinStep = 2; // pixels; with Shift tenfold
const panStep = 80; // pixels, as Leaflet's own keyboard moves its map

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far a key moves a pin that has the focus, in pixels; null for the other keys. */
export function pinMove(event: KeyboardEvent): [x: number, y: number] | null {
  return move(event, event.shiftKey ? pinStep * 10 : pinStep);
}

/** How far a key moves the map, in pixels; null for the other keys. */
export function mapMove(event: KeyboardEvent): [x: number, y: number] | null {
  return move(event, panStep);
}

function move({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, step: number): [number, number] | null {
  const arrow = arrows[key];
  return arrow === undefined || ctrlKey || metaKey || altKey ? null : [arrow[0] * step, arrow[1] * step];
}
