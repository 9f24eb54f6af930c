import { t } from '#shared/text/t.ts';
import type { Point } from '#web/maps/mapView.ts';

const radians = Math.PI / 180;

/** In degrees clockwise from north, 0 to 360, by the shortest way. */
export function bearing(from: Point, to: Point): number {
  const across = (to.longitude - from.longitude) * radians;
  const [start, end] = [from.latitude * radians, to.latitude * radians];
  const east = Math.sin(across) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across);
  return (Math.atan2(east, north) / radians + 360) % 360;
}

const sentences: readonly ((distance: string) => string)[] = [
  (distance) => t`${distance} to the north`,
  (distance) => t`${distance} to the north-east`,
  (distance) => t`${distance} to the east`,
  (distance) => t`${distance} to the south-east`,
  (distance) => t`${distance} to the south`,
  (distance) => t`${distance} to the south-west`,
  (distance) => t`${distance} to the west`,
  (distance) => t`${distance} to the north-west`,
];

/** One of eight directions, in whole sentences, because other languages inflect them. */
export const distanceTo = (distance: string, degrees: number): string =>
  sentences[Math.round(degrees / 45) % sentences.length]?.(distance) ?? distance;
