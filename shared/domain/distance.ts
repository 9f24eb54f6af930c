import { earthRadiusKm } from './polygon.ts';

const radians = Math.PI / 180;

/** Great-circle distance (haversine). */
export function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const across = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const along = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const cosines = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across + cosines * along)));
}
