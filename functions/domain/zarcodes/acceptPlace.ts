import type { PinnedPlace } from '#functions/data/place.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { type PlaceInput, pinnedPlace, placeFault } from './placeFault.ts';

/** @throws 422 where the point is not in South Africa, or not in the given province. */
export async function acceptPlace(input: PlaceInput): Promise<PinnedPlace> {
  const fault = await placeFault(input);
  if (fault === null) return pinnedPlace(input);
  const { kind, message } = fault;
  if (kind === 'outside_south_africa') {
    throw new ApiError('outside_south_africa', message, { fields: { latitude: message } });
  }
  throw new ApiError('province_mismatch', message, { fields: { province: message } });
}
