import { expect, test } from 'vitest';
import { orderOf, priceOf, savingOf, totalOf } from '#web/features/payment/order.ts';

test('prices and savings of bundles are those of docs/product.md, "Money and prices"', () => {
  expect([priceOf('code', 1900), priceOf(5, 1900), priceOf(10, 1900)]).toEqual([1900, 9025, 17_100]);
  expect([savingOf(5, 1900), savingOf(10, 1900)]).toEqual([475, 1900]);
});

test('there is no order for a code without a filled-in form', () => {
  expect(orderOf('code', null, null)).toBeNull();
  expect(orderOf(5, null, null)).toEqual({ bundle: 5 });
});

test('a voucher is part of the order, and lowers the total as the server does', () => {
  const voucher = { code: 'AUG2025', percentOff: 30, validUntil: '2025-08-31T22:00:00.000Z' };
  expect(orderOf(5, null, voucher)).toEqual({ bundle: 5, voucherCode: 'AUG2025' });
  expect(totalOf(1900, voucher)).toBe(1330);
  // The minimum that the gateway accepts, or nothing at all.
  expect(totalOf(1900, { ...voucher, percentOff: 90 })).toBe(500);
  expect(totalOf(1900, { ...voucher, percentOff: 100 })).toBe(0);
  expect(totalOf(1900, null)).toBe(1900);
});
