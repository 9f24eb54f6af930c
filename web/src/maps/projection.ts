/** The way back from the unit square (shared/domain/mercator.ts), and its tiles. */
import { toUnit } from '#shared/domain/mercator.ts';

export function latitudeAt(unitY: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * unitY))) * 180) / Math.PI;
}

export function longitudeAt(unitX: number): number {
  return (unitX - 0.5) * 360;
}

/** Degrees by turns (latitude first) as unit coordinates by turns (x first). */
export function ringToUnit(degrees: ArrayLike<number>): Float64Array {
  const unit = new Float64Array(degrees.length);
  for (let index = 0; index < degrees.length; index += 2) {
    const { x, y } = toUnit(degrees[index] ?? 0, degrees[index + 1] ?? 0);
    unit[index] = x;
    unit[index + 1] = y;
  }
  return unit;
}

/** A part of the map in pixels of the world at one zoom. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const equatorMetres = 40_075_017;

/** On the ground, at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom);
}

export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}
