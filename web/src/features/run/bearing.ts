import { t } from '#shared/text/t.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = Math.PI / 180;

/** In degrees clockwise from north, 0 to 360, by the shortest way. */
export function bearing(from: Point, to: Point): number {
  const across = (to.longitude - from.longitude) * radians;
  const [start, end] = [from.latitude * radians, to.latitude * radians];
  const east = Math.sin(across) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across);
  return (Math.atan2(east, north) / radians + 360) % 360;
}

const directions = [
  t`north`,
  t`north-east`,
  t`east`,
  t`south-east`,
  t`south`,
  t`south-west`,
  t`west`,
  t`north-west`,
] as const;

/** Of eight. */
export const directionOf = (degrees: number): string =>
  directions[Math.round(degrees / 45) % directions.length] ?? directions[0];
