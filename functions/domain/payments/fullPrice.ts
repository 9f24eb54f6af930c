import { type BundleSize, bundlePriceCents } from '#shared/domain/money.ts';

type Bought = { readonly kind: 'code' } | { readonly kind: 'bundle'; readonly size: BundleSize };

/** The price of an order before a voucher. */
export function fullPriceCents(codePriceCents: number, bought: Bought): number {
  return bought.kind === 'bundle' ? bundlePriceCents(codePriceCents, bought.size) : codePriceCents;
}
