import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';

type Hidden = 'latitude' | 'longitude' | 'addressLine1' | 'addressLine2' | 'description';
export type PlacedZarCode = WholeZarCode & { readonly [K in Hidden]-?: NonNullable<WholeZarCode[K]> };

/** The code with its place; null where that is not shown before an admin says why they need it. */
export function placeOf(code: WholeZarCode): PlacedZarCode | null {
  const { latitude, longitude, addressLine1, addressLine2, description } = code;
  if (latitude === undefined || longitude === undefined) return null;
  if (addressLine1 === undefined || addressLine2 === undefined || description === undefined) return null;
  return { ...code, latitude, longitude, addressLine1, addressLine2, description };
}
