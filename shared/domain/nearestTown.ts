import { nearestPlace } from './places.ts';
import type { Point } from './writtenCoordinates.ts';

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** In which direction one point lies from another, near enough for a few hundred kilometres. */
function directionOf(from: Point, to: Point): (typeof directions)[number] {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length] ?? 'north';
}

/** Where a point is for somebody who does not know it: '12 km north-east of Cradock', 'In Cradock'. */
export function nearestTown(point: Point): string {
  const { place, distanceKm } = nearestPlace(point.latitude, point.longitude);
  const kilometres = Math.round(distanceKm);
  if (kilometres < 1) return `In ${place.name}`;
  return `${kilometres} km ${directionOf(place, point)} of ${place.name}`;
}
