import type { Settings } from '#functions/data/settings.ts';
import type { PublicSettings } from '#shared/contract/settings.ts';

type Seller = NonNullable<PublicSettings['seller']>;

/** Who sells, as buyers see it before they pay. */
export function sellerOf({
  companyName: name,
  companyAddress: address,
  vatRegistered,
  vatNumber,
  vatRate,
}: Settings): Seller {
  return { name, address, ...(vatRegistered && { vat: { number: vatNumber, rate: vatRate } }) };
}
