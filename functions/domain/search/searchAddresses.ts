import { getSettings } from '#functions/data/settings.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import type { FoundPlace } from '#shared/domain/placeSearch.ts';
import { placeContext } from '#shared/domain/placeTitle.ts';

/** https://developers.google.com/maps/documentation/places/web-service/policies: required where no map of Google's is shown. */
const googleAttribution = 'Google Maps';

export interface FoundAddress {
  /** Every map takes it as `placeId`. */
  readonly id: string;
  readonly title: string;
  /** Where the title is another name. */
  readonly officialName?: string | undefined;
  readonly area: string;
  readonly description: string;
  /** Null for a place of Google's. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

interface AddressSearch {
  readonly addresses: readonly FoundAddress[];
  readonly attribution?: string;
}

/**
 * Google's places with Google's map, the bundled ones with the open map or without a key. None where Google fails:
 * the codes that were found must not be lost with them.
 */
export async function searchAddresses(
  deps: Dependencies<'places'>,
  text: string,
  max: number,
): Promise<AddressSearch> {
  try {
    const key = await deps.config.placesKey();
    if (key === null || (await getSettings(deps.table)).mapProvider !== 'google') {
      // The list of places, which is read when it is first needed.
      const { findPlaces } = await import('./allPlaces.ts');
      return { addresses: findPlaces(text, max).map(toAddress) };
    }
    const found = (await deps.places.find(key, text)).slice(0, max);
    const addresses = found.map((place) => ({ ...place, point: null }));
    return addresses.length === 0 ? { addresses } : { addresses, attribution: googleAttribution };
  } catch (error) {
    log().warn('places failed', { error: error as Error });
    return { addresses: [] };
  }
}

function toAddress({ place, title }: FoundPlace): FoundAddress {
  const { id, name, district, latitude, longitude } = place;
  const officialName = title === name ? undefined : name;
  const area = placeContext(place);
  return {
    id,
    title,
    officialName,
    area,
    description: placeLine(title, officialName, area, district, 'South Africa'),
    point: { latitude, longitude },
  };
}
