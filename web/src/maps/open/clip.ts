export interface UnitBox {
  west: number;
  east: number;
  north: number;
  south: number;
}

/**
 * A ring cut off at a box (Sutherland and Hodgman): close up, the far corners of a province would be millions
 * of pixels away, more than a canvas draws exactly.
 */
export function clipToBox(ring: ArrayLike<number>, box: UnitBox): ArrayLike<number> {
  let points = ring;
  points = clipToEdge(points, 0, box.west, 1);
  points = clipToEdge(points, 0, box.east, -1);
  points = clipToEdge(points, 1, box.north, 1);
  return clipToEdge(points, 1, box.south, -1);
}

/** Cuts off at an edge: axis 0 is x, 1 is y; sign 1 leaves what is beyond it, -1 what is before it. */
function clipToEdge(points: ArrayLike<number>, axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const clipped: number[] = [];
  let lastX = points[points.length - 2] ?? 0;
  let lastY = points[points.length - 1] ?? 0;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const inside = sign * ((axis === 0 ? x : y) - edge) >= 0;
    const last = axis === 0 ? lastX : lastY;
    const lastInside = sign * (last - edge) >= 0;
    if (inside !== lastInside) {
      const share = (edge - last) / ((axis === 0 ? x : y) - last);
      clipped.push(lastX + share * (x - lastX), lastY + share * (y - lastY));
    }
    if (inside) clipped.push(x, y);
    lastX = x;
    lastY = y;
  }
  return clipped;
}
