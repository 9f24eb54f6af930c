import { formatCoordinate } from '#shared/domain/coordinates.ts';
import type { Point } from '#web/maps/mapView.ts';

/** What was not moved has the decimals that it had: fields show six, seven are stored. */
export function exactPoint(shown: Point, saved: Point): Partial<Point> {
  const same = (name: keyof Point) => formatCoordinate(shown[name]) === formatCoordinate(saved[name]);
  return {
    ...(same('latitude') && { latitude: saved.latitude }),
    ...(same('longitude') && { longitude: saved.longitude }),
  };
}
