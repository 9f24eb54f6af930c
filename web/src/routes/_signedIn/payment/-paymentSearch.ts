import { type BundleSize, bundleSizes } from '#shared/domain/money.ts';

/** `?id=pay_…`; anything else is no payment. */
export function paymentSearch(search: Record<string, unknown>): { id?: string } {
  const { id } = search;
  return typeof id === 'string' && /^pay_[0-9A-Za-z]{10,40}$/.test(id) ? { id } : {};
}

/** `?bundle=10`: which bundle is chosen at first. */
export function checkoutSearch(search: Record<string, unknown>): { bundle?: BundleSize } {
  const bundle = bundleSizes.find((size) => size === Number(search['bundle']));
  return bundle === undefined ? {} : { bundle };
}
