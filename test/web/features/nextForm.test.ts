import { expect, test } from 'vitest';
import { emptyForm, nextForm } from '#web/features/generator/codeForm.ts';

test('the next place of a creator begins in the same town, with nothing else of the last one', () => {
  const sent = {
    title: 'Home',
    description: 'Blue gate',
    latitude: '-25.746111',
    longitude: '28.188056',
    addressLine1: '12 Park Street',
    addressLine2: 'Flat 3',
    suburb: 'Arcadia',
    city: 'Pretoria',
    province: 'Gauteng',
    termsConfirmed: true,
  };
  const kept = { city: 'Pretoria', province: 'Gauteng', termsConfirmed: true };
  expect(nextForm(sent)).toEqual({ ...emptyForm, ...kept });
});
