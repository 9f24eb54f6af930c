import type { ZarCode } from '#functions/data/zarcodes.ts';
import { places } from '#shared/domain/places.ts';
import { standardPrefix } from '#shared/domain/prefix.ts';

const titles = [
  'Mama Joy Spaza',
  'Sunrise Guest House',
  'Green Valley Farm Stall',
  'Ubuntu Clinic',
  'Corner Tyres',
];

/** A realistic code; successive numbers are spread over all places, a few hundred metres apart. */
export function sampleCode(number: number, ownerId: string): ZarCode {
  const all = places();
  const place = all[number % all.length];
  if (place === undefined) throw new Error('There are no places');
  const suffix = number.toString(28).padStart(4, '0').toUpperCase();
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    code: standardPrefix(place.province, place.name) + suffix,
    ownerId,
    isCreatorCode: false,
    title: `${titles[number % titles.length]} ${number}`,
    description: 'The blue gate after the second speed bump',
    latitude: place.latitude + ((number * 7) % 100) / 20_000,
    longitude: place.longitude + ((number * 13) % 100) / 20_000,
    addressLine1: `${number % 300} Church Street`,
    addressLine2: '',
    suburb: 'Extension 4',
    city: place.name,
    province: place.province,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
