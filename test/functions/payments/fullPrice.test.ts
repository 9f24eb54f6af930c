/** docs/product/money.md#money-and-prices. */
import { expect, test } from 'vitest';
import { fullPriceCents } from '#functions/domain/payments/fullPrice.ts';
import { allBundleSizes, type BundleSize, defaultPercentOff } from '#shared/domain/bundles.ts';

test('an order costs one code, or a bundle with its discount', () => {
  const price = { amountCents: 1900, percentOff: defaultPercentOff };
  expect(fullPriceCents(price, { kind: 'code' })).toBe(1900);
  const bundleOf = (size: BundleSize) => fullPriceCents(price, { kind: 'bundle', size });
  expect(allBundleSizes.map(bundleOf)).toEqual([9025, 17_100, 83_600, 161_500, 760_000]);
  // Only the larger ones follow the price's percentages; rounded once.
  const other = { amountCents: 1999, percentOff: { of50: 12.55, of100: 0, of500: 50 } };
  expect(allBundleSizes.map((size) => fullPriceCents(other, { kind: 'bundle', size }))).toEqual([
    9495, 17_991, 87_406, 199_900, 499_750,
  ]);
});
