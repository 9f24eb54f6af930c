import type { PinnedPlace } from '#functions/data/place.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';

const toDecimetres = (metres: number) => Math.round(metres * 10) / 10;

/** @throws 422 where the point is not in South Africa, or not in the given province. */
export async function acceptPlace(input: Omit<ZarCodeInput, 'termsConfirmed'>): Promise<PinnedPlace> {
  // The outlines of the provinces, which are read when they are first needed.
  const { isInSouthAfrica, provinceAccepts, provinceAt } = await import('#shared/domain/geography.ts');
  const { latitude, longitude, province, pointSource, pointAccuracy } = input;
  if (!isInSouthAfrica(latitude, longitude)) {
    const message = 'This point is outside South Africa. ZarCodes are for places in South Africa.';
    throw new ApiError('outside_south_africa', message, { fields: { latitude: message } });
  }
  if (!provinceAccepts(province, latitude, longitude)) {
    const actual = provinceAt(latitude, longitude);
    const message = `This point is not in ${province}${actual === null ? '' : ` but in ${actual}`}. Please correct the province or move the marker.`;
    throw new ApiError('province_mismatch', message, { fields: { province: message } });
  }
  return {
    title: input.title,
    description: input.description ?? '',
    latitude: toSevenDecimals(latitude),
    longitude: toSevenDecimals(longitude),
    addressLine1: input.addressLine1 ?? '',
    addressLine2: input.addressLine2 ?? '',
    suburb: input.suburb ?? '',
    city: input.city,
    province,
    ...(pointSource !== undefined && { pointSource }),
    ...(pointAccuracy !== undefined && { pointAccuracy: toDecimetres(pointAccuracy) }),
  };
}
