import type { Bounds } from '#shared/domain/mapCells.ts';

/** About a metre: a map that moves by a few pixels then requests the same view. */
const digits = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(digits));

/** A view as routes take it. */
export const cornersOf = ({ north, east, south, west }: Bounds) => ({
  ne_lat: rounded(Math.min(90, north)),
  ne_lng: rounded(Math.min(180, east)),
  sw_lat: rounded(Math.max(-90, south)),
  sw_lng: rounded(Math.max(-180, west)),
});
