import { isInSouthAfrica } from './geography.ts';
import type { Point } from './writtenCoordinates.ts';

/** The likeliest slips first: a missing minus before the latitude, the two swapped, both. */
function slips({ latitude: a, longitude: b }: Point): [latitude: number, longitude: number][] {
  return [
    [-a, b],
    [b, a],
    [-b, a],
    [a, -b],
    [-a, -b],
    [b, -a],
    [-b, -a],
  ];
}

const maxMeant = 2;

interface CheckedPoint {
  readonly isInside: boolean;
  /** In South Africa, of a point that is not: what was probably meant. */
  readonly meant: readonly Point[];
}

/** Whether a code may be issued at a point that somebody wrote, and what they may have meant otherwise. */
export function checkPoint(point: Point): CheckedPoint {
  if (isInSouthAfrica(point.latitude, point.longitude)) return { isInside: true, meant: [] };
  const meant = slips(point)
    .filter(([latitude, longitude]) => isInSouthAfrica(latitude, longitude))
    .map(([latitude, longitude]) => ({ latitude, longitude }));
  return { isInside: false, meant: meant.slice(0, maxMeant) };
}
