/** docs/product/money.md#money-and-prices. */
import { expect, test } from 'vitest';
import { fullPriceCents } from '#functions/domain/payments/fullPrice.ts';

test('an order costs one code, or a bundle with its discount', () => {
  expect(fullPriceCents(1900, { kind: 'code' })).toBe(1900);
  expect(fullPriceCents(1900, { kind: 'bundle', size: 5 })).toBe(9025);
  expect(fullPriceCents(1900, { kind: 'bundle', size: 10 })).toBe(17_100);
});
