/** A shape in unit coordinates by turns (x first), and the box around it. */
export interface Ring {
  readonly points: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export function ringOf(points: Float64Array): Ring {
  const ring = { points, west: 1, east: 0, north: 1, south: 0 };
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    ring.west = Math.min(ring.west, x);
    ring.east = Math.max(ring.east, x);
    ring.north = Math.min(ring.north, y);
    ring.south = Math.max(ring.south, y);
  }
  return ring;
}
