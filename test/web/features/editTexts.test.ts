import { expect, test } from 'vitest';
import { pinnedPlace } from '#test/support/orders.ts';
import { formOf } from '#web/brand/place/codeForm.ts';
import { historyChanges } from '#web/brand/place/historyChanges.ts';
import { shownDistance } from '#web/brand/place/shownDistance.ts';
import { typedValues } from '#web/brand/place/typedValues.ts';

const zarCode = {
  ...pinnedPlace,
  id: '7PTFLHV',
  zarcode: '7PT-FLHV',
  latitude: -25.7479123,
  country: 'South Africa',
  createdAt: '2026-03-10T08:00:00.000Z',
  updatedAt: '2026-03-10T08:00:00.000Z',
  isCreatorCode: false,
  visibility: 'public',
  version: 1,
} as const;

test.each([
  [0.0001, 'less than 1 m'],
  [0.061, '61 m'],
  [0.9994, '999 m'],
  [0.9996, '1.0 km'],
  [12.34, '12.3 km'],
  [99.99, '100 km'],
  [1307.6, '1,308 km'],
])('%d km is shown as %s', (km, shown) => expect(shownDistance(km)).toBe(shown));

test('what was typed is what differs from the code, also where it was emptied', () => {
  const form = formOf(zarCode);
  expect(typedValues(zarCode, form)).toEqual([]);
  expect(typedValues(zarCode, { ...form, title: 'Joy', description: '', latitude: '-25.8' })).toEqual([
    { label: 'Title', value: 'Joy' },
    { label: 'Description', value: '(empty)' },
    { label: 'Latitude', value: '-25.8' },
  ]);
});

test('an edit in the history: a moved pin with its distance, then each changed field', () => {
  const change = {
    from: { latitude: -25.7461, longitude: 28.1881, title: 'Joy', suburb: '', city: 'Pretoria' },
    to: { latitude: -25.7462, longitude: 28.1882, title: 'Mama Joy', suburb: 'Arcadia', city: '' },
  };
  const entry = { id: 'hst_1', at: '2026-03-10T08:00:00.000Z', by: 'owner' as const };
  expect(historyChanges({ ...entry, ...change })).toEqual([
    { label: 'Pin', from: '-25.746100, 28.188100', to: '-25.746200, 28.188200 (moved 15 m)' },
    { label: 'Title', from: 'Joy', to: 'Mama Joy' },
    { label: 'Suburb', from: '(empty)', to: 'Arcadia' },
    { label: 'City', from: 'Pretoria', to: '(empty)' },
  ]);
  expect(historyChanges({ ...entry, from: { latitude: -25 }, to: { latitude: -26 } })).toEqual([
    { label: 'Latitude', from: '-25.000000', to: '-26.000000' },
  ]);
});
