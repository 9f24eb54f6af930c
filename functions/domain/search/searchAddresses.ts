import { getSettings } from '#functions/data/settings.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { findGooglePlaces } from '#functions/services/places.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { searchPlaces } from '#shared/domain/placeSearch.ts';

/** Google's policy: its places on a page without its map name it. */
const googleAttribution = 'Google Maps';

interface FoundAddresses {
  readonly results: SearchResult[];
  /** Who must be named beside them. */
  readonly attribution?: string;
}

/**
 * Google's places where the deployment's map is Google's, the bundled ones where it is the open map or there is no
 * key to ask Google with. Where Google fails there are none: the codes are what was asked for first.
 */
export async function searchAddresses(
  deps: Dependencies,
  text: string,
  max: number,
): Promise<FoundAddresses> {
  const { config, table } = deps;
  try {
    const key = await config.placesKey();
    if (key === null || (await getSettings(table)).mapProvider === 'open') {
      return { results: searchPlaces(text, max).map(serializePlace) };
    }
    const results = (await findGooglePlaces(config, key, text)).slice(0, max);
    return results.length === 0 ? { results } : { results, attribution: googleAttribution };
  } catch (error) {
    log().warn('places failed', { error: error as Error });
    return { results: [] };
  }
}

/** `id` is what every map resolves as `placeId`. */
function serializePlace(place: ReturnType<typeof searchPlaces>[number]): SearchResult {
  const { id, name, province, district, latitude, longitude } = place;
  return {
    type: 'address',
    id,
    title: name,
    subtitle: province,
    description: placeLine(name, district, province, 'South Africa'),
    location: `${formatCoordinate(latitude)}, ${formatCoordinate(longitude)}`,
  };
}
