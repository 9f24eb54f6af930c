/** Web Mercator on the unit square: 0,0 is north-west, 1,1 south-east. Pixels are this times 256 · 2^zoom. */

export interface UnitPoint {
  x: number;
  y: number;
}

export function toUnit(latitude: number, longitude: number): UnitPoint {
  const sin = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}
