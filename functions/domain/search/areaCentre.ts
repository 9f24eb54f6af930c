import type { Place } from '#functions/data/place.ts';
import { provinceCentre } from '#shared/domain/provinces.ts';

type Named = Pick<Place, 'suburb' | 'city' | 'province'>;

/**
 * What a map of a code's area shows: the middle of its suburb, or else of its city or province. By these names alone,
 * which everybody sees; never by its point.
 */
export async function areaCentreOf({ suburb, city, province }: Named) {
  // The list of places, which is read when it is first needed.
  const { findPlaces } = await import('./allPlaces.ts');
  const names = suburb === '' ? [city] : [`${suburb} ${city}`, city];
  for (const name of names) {
    const found = findPlaces(name, maxFound).find(({ place }) => place.province === province);
    if (found !== undefined) {
      const { latitude, longitude } = found.place;
      return { latitude, longitude };
    }
  }
  return provinceCentre[province];
}

/** Names repeat: of these one is in the province, if any is. */
const maxFound = 12;
