import { expect, test } from 'vitest';
import { orderOf, priceOf, problemOf, savingOf, totalOf } from '#web/features/payment/order.ts';

test('prices and savings of bundles are those of docs/product/money.md#money-and-prices', () => {
  const offers = [{ size: 50, percentOff: 12, amount: '836.00' }];
  const prices = { codeCents: 1900, offers };
  expect((['code', 5, 10, 50] as const).map((choice) => priceOf(choice, prices))).toEqual([
    1900, 9025, 17_100, 83_600,
  ]);
  expect(([5, 10, 50] as const).map((size) => savingOf(size, prices))).toEqual([475, 1900, 11_400]);
  // What is not known is not guessed.
  expect(priceOf(50, { codeCents: 1900 })).toBeNull();
});

test('there is no order for a code without a filled-in form', () => {
  expect(orderOf('code', null, null)).toBeNull();
  expect(orderOf(5, null, null)).toEqual({ bundle: 5 });
});

test('a voucher is part of the order, and lowers the total as the server does', () => {
  const voucher = {
    code: 'AUG2025',
    percentOff: 30,
    offer: '30% off',
    validUntil: '2025-08-31T22:00:00.000Z',
    appliesTo: 'both' as const,
    minTotal: '0.00',
  };
  expect(orderOf(5, null, voucher)).toEqual({ bundle: 5, voucherCode: 'AUG2025' });
  expect(totalOf(1900, voucher)).toBe(1330);
  // The minimum that the gateway accepts, or nothing at all.
  expect(totalOf(1900, { ...voucher, percentOff: 90 })).toBe(500);
  expect(totalOf(1900, { ...voucher, percentOff: 100 })).toBe(0);
  expect(totalOf(1900, null)).toBe(1900);
  const { percentOff: _, ...inRands } = { ...voucher, amountOff: '7.50' };
  expect(totalOf(1900, inRands)).toBe(1150);
  expect(totalOf(1900, { ...inRands, amountOff: '15.00' })).toBe(500);
  expect(totalOf(1900, { ...inRands, amountOff: '20.00' })).toBe(0);
});

test('a voucher that does not apply to what is chosen says why', () => {
  const voucher = {
    code: 'A',
    amountOff: '5.00',
    offer: 'R5.00 off',
    validUntil: '2099-08-31T22:00:00.000Z',
  };
  const bundles = { ...voucher, appliesTo: 'bundles' as const, minTotal: '100.00' };
  expect(problemOf('code', 1900, bundles)).toBe('This voucher is for bundles only.');
  expect(problemOf(5, 9025, bundles)).toBe('This voucher is for orders of R100.00 or more.');
  expect(problemOf(10, 17_100, bundles)).toBeNull();
  expect(problemOf('code', 1900, null)).toBeNull();
});
