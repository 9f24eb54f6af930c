import { expect, test } from 'vitest';
import { orderOf, priceOf, savingOf } from '#web/features/payment/order.ts';

test('bundles cost and save what SPEC 9 says', () => {
  expect([priceOf('code', 1900), priceOf(5, 1900), priceOf(10, 1900)]).toEqual([1900, 9025, 17_100]);
  expect([savingOf(5, 1900), savingOf(10, 1900)]).toEqual([475, 1900]);
});

test('there is no order for a code that nobody filled in', () => {
  expect(orderOf('code', null)).toBeNull();
  expect(orderOf(5, null)).toEqual({ bundle: 5 });
});
