import type { PinnedPlace } from '#functions/data/place.ts';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';

export type PlaceInput = Omit<ZarCodeInput, 'termsConfirmed'>;

interface PlaceFault {
  readonly kind: 'outside_south_africa' | 'province_mismatch';
  readonly message: string;
}

/** Why no code may be at a point; null where one may. */
export async function placeFault({
  latitude,
  longitude,
  province,
}: Pick<PlaceInput, 'latitude' | 'longitude' | 'province'>): Promise<PlaceFault | null> {
  // The outlines of the provinces, which are read when they are first needed.
  const { isInSouthAfrica, provinceAccepts, provinceAt } = await import('#shared/domain/geography.ts');
  if (!isInSouthAfrica(latitude, longitude)) {
    const message = 'This point is outside South Africa. ZarCodes are for places in South Africa.';
    return { kind: 'outside_south_africa', message };
  }
  if (provinceAccepts(province, latitude, longitude)) return null;
  const actual = provinceAt(latitude, longitude);
  const message = `This point is not in ${province}${actual === null ? '' : ` but in ${actual}`}. Please correct the province or move the marker.`;
  return { kind: 'province_mismatch', message };
}

const toDecimetres = (metres: number) => Math.round(metres * 10) / 10;

/** A place as it is stored. */
export function pinnedPlace(input: PlaceInput): PinnedPlace {
  const { latitude, longitude, pointSource, pointAccuracy } = input;
  return {
    title: input.title,
    description: input.description ?? '',
    latitude: toSevenDecimals(latitude),
    longitude: toSevenDecimals(longitude),
    addressLine1: input.addressLine1 ?? '',
    addressLine2: input.addressLine2 ?? '',
    suburb: input.suburb ?? '',
    city: input.city,
    province: input.province,
    ...(pointSource !== undefined && { pointSource }),
    ...(pointAccuracy !== undefined && { pointAccuracy: toDecimetres(pointAccuracy) }),
  };
}
