import { describe, expect, test } from 'vitest';
import {
  type CodeForm,
  emptyForm,
  formOf,
  nextForm,
  pointOf,
  unreadable,
} from '#web/brand/place/codeForm.ts';
import { placeResolver, validationCase } from '#web/brand/place/placeResolver.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';

const filled: CodeForm = {
  ...emptyForm,
  title: 'Home',
  latitude: '-25.746111',
  longitude: '28.188056',
  city: 'Pretoria',
  province: 'Gauteng',
  termsConfirmed: true,
};

const check = async (form: CodeForm) =>
  placeResolver(form, undefined, { fields: {}, shouldUseNativeValidation: false });

/** What the toast and the fields say; null if nothing is wrong. */
async function problemOf(form: CodeForm) {
  const { errors } = await check(form);
  const fields = Object.entries(errors).map(([name, error]) => [name, error.message]);
  return fields.length === 0 ? null : { message: validationCase(errors), fields: Object.fromEntries(fields) };
}

describe('the three validation cases of docs/product/making-codes.md#create-form-rules', () => {
  test('a valid form has no problem', async () => {
    expect(await problemOf(filled)).toBeNull();
  });

  test.each(['title', 'latitude', 'longitude', 'city', 'province'] as const)(
    '%s is required',
    async (name) => {
      for (const blank of ['', '  ', '\u200b\u200b']) {
        const problem = await problemOf({ ...filled, [name]: blank });
        expect(problem?.message).toBe(`Please fill in all required fields: ${name}`);
        expect(Object.keys(problem?.fields ?? {})).toEqual([name]);
      }
    },
  );

  test.each([
    [['title', 'city'], 'title and city'],
    [['title', 'city', 'province'], 'title, city, and province'],
    [
      ['title', 'latitude', 'longitude', 'city', 'province'],
      'title, latitude, longitude, city, and province',
    ],
  ] as const)('%s are named, and nothing else', async (names, listed) => {
    const problem = await problemOf({ ...filled, ...Object.fromEntries(names.map((name) => [name, ''])) });
    expect(problem?.message).toBe(`Please fill in all required fields: ${listed}`);
  });

  test('coordinates are numbers', async () => {
    const problem = await problemOf({ ...filled, longitude: 'east' });
    expect(problem?.message).toBe('Please enter valid numeric values for latitude and longitude');
    expect(Object.keys(problem?.fields ?? {})).toEqual(['longitude']);
  });

  test('coordinates are on earth', async () => {
    const problem = await problemOf({ ...filled, latitude: '90.000001' });
    expect(problem?.message).toBe('Latitude must be between -90 and 90, longitude between -180 and 180');
    expect(Object.keys(problem?.fields ?? {})).toEqual(['latitude']);
  });
});

test('every error is reported with its field, and the first case as the message', async () => {
  const problem = await problemOf({ ...filled, title: '', latitude: unreadable, longitude: '181' });
  expect(problem).toEqual({
    message: 'Please fill in all required fields: title',
    fields: {
      title: 'Please give this place a name.',
      latitude: 'Please enter valid numeric values for latitude and longitude',
      longitude: 'Latitude must be between -90 and 90, longitude between -180 and 180',
    },
  });
  expect((await problemOf({ ...filled, latitude: '91', longitude: unreadable }))?.message).toBe(
    'Please enter valid numeric values for latitude and longitude',
  );
});

test('a text that is too long is said beside its field alone', async () => {
  expect(await problemOf({ ...filled, title: 'a'.repeat(101), description: 'b'.repeat(1001) })).toEqual({
    message: null,
    fields: {
      title: 'Please use at most 100 characters.',
      description: 'Please use at most 1000 characters.',
    },
  });
});

test('the input omits empty fields, and converts back to the same form', async () => {
  const { values } = await check({ ...filled, suburb: ' ', description: 'Blue gate' });
  const input = values as PendingCode;
  expect(input).toEqual({
    title: 'Home',
    description: 'Blue gate',
    latitude: -25.746111,
    longitude: 28.188056,
    city: 'Pretoria',
    province: 'Gauteng',
    country: 'South Africa',
    termsConfirmed: true,
  });
  expect(formOf(input)).toEqual({ ...filled, description: 'Blue gate' });
});

test('there is a pin only with two valid coordinates', () => {
  expect(pointOf('', '28')).toBeNull();
  expect(pointOf('-25', ' ')).toBeNull();
  expect(pointOf('-95', '28')).toBeNull();
  expect(pointOf('x', '28')).toBeNull();
  expect(pointOf('-25', '28')).toEqual({ latitude: -25, longitude: 28 });
});

test('the next place of a creator begins in the same town, with nothing else of the last one', () => {
  const sent = { ...filled, suburb: 'Arcadia', addressLine1: '12 Park Street', addressLine2: 'Flat 3' };
  expect(nextForm(sent)).toEqual({
    ...emptyForm,
    city: 'Pretoria',
    province: 'Gauteng',
    termsConfirmed: true,
  });
});
