import { type BundleSize, bundleTotalCents, type Price } from '#shared/domain/bundles.ts';

type Bought = { readonly kind: 'code' } | { readonly kind: 'bundle'; readonly size: BundleSize };

/** The price of an order before a voucher. */
export function fullPriceCents(price: Price, bought: Bought): number {
  return bought.kind === 'bundle' ? bundleTotalCents(price, bought.size) : price.amountCents;
}
