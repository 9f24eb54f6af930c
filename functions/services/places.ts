import type { SearchResult } from '#shared/contract/search.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { searchPlaces } from '#shared/domain/placeSearch.ts';

/** Addresses that match: the bundled towns and townships. `id` is what the map resolves as `placeId`. */
export function findPlaces(text: string, most: number): SearchResult[] {
  return searchPlaces(text, most).map(({ id, name, province, district, latitude, longitude }) => ({
    type: 'address',
    id,
    title: name,
    subtitle: province,
    description: placeLine(name, district, province, 'South Africa'),
    location: `${formatCoordinate(latitude)}, ${formatCoordinate(longitude)}`,
  }));
}
