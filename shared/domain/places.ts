import { placeTable, townNames } from '#shared/data/places.ts';
import { distanceKm } from './distance.ts';
import { type Place, readPlaceTable, usualTown } from './placeTable.ts';

let cached: ReadonlyMap<string, Place> | undefined;

function byId(): ReadonlyMap<string, Place> {
  cached ??= new Map(readPlaceTable(placeTable, townNames, usualTown).map((place) => [place.id, place]));
  return cached;
}

/** Every town of the bundled list (from GeoNames), by province and name. */
export function places(): readonly Place[] {
  return [...byId().values()];
}

export function placeById(id: string): Place | null {
  return byId().get(id) ?? null;
}

/** The nearest of some places, at any distance; null if there are none. */
export function nearestOf<T extends { readonly latitude: number; readonly longitude: number }>(
  places: Iterable<T>,
  latitude: number,
  longitude: number,
): { place: T; distanceKm: number } | null {
  let nearest: { place: T; distanceKm: number } | null = null;
  for (const place of places) {
    const distance = distanceKm({ latitude, longitude }, place);
    if (!nearest || distance < nearest.distanceKm) nearest = { place, distanceKm: distance };
  }
  return nearest;
}

/** The nearest town, at any distance. Comparing all of them takes well under a millisecond. */
export function nearestPlace(latitude: number, longitude: number): { place: Place; distanceKm: number } {
  const nearest = nearestOf(byId().values(), latitude, longitude);
  if (!nearest) throw new Error('The table of places is empty');
  return nearest;
}
