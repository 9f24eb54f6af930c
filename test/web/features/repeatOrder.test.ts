import { expect, test } from 'vitest';
import { pendingFrom, sameCode } from '#web/features/payments/repeatOrder.ts';

const place = {
  title: 'Corner Shop',
  description: '',
  latitude: -25.99636,
  longitude: 28.2268,
  addressLine1: '12 Church Street',
  addressLine2: '',
  suburb: '',
  city: 'Tembisa',
  province: 'Gauteng',
} as const;

test('the form of an order has what was filled in, and its terms agreed to', () => {
  expect(pendingFrom(place)).toEqual({
    title: 'Corner Shop',
    latitude: -25.99636,
    longitude: 28.2268,
    addressLine1: '12 Church Street',
    city: 'Tembisa',
    province: 'Gauteng',
    country: 'South Africa',
    termsConfirmed: true,
  });
});

test('two forms are the same without regard to order, empty fields and the way to pay', () => {
  const form = pendingFrom(place);
  const reversed = Object.fromEntries(Object.entries(form).toReversed()) as typeof form;
  expect(sameCode(form, { ...reversed, suburb: '', useBundle: true })).toBe(true);
  expect(sameCode(form, { ...form, suburb: 'Hospital View' })).toBe(false);
  expect(sameCode(form, { ...form, title: 'Corner shop' })).toBe(false);
});
