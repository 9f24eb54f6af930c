import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseGeocodeResult, type GeocodeCandidate, geocodeScore } from '#shared/domain/geocodeChoice.ts';

const longStreet: GeocodeCandidate = {
  formattedAddress: '12 Long St, Gardens, Cape Town, 8001, South Africa',
  types: ['street_address'],
  isRooftop: true,
  streetNumber: '12',
  streetNames: ['Long Street', 'Long St'],
  suburb: 'Gardens',
};

const bare = (formattedAddress: string, more: Partial<GeocodeCandidate> = {}): GeocodeCandidate => ({
  formattedAddress,
  types: [],
  isRooftop: false,
  streetNames: [],
  ...more,
});

describe('the score', () => {
  test.each([
    ['all parts and all words', '12 Long Street, Gardens', 100],
    ['street number alone', '12 xx yy zz', 40 + 10 / 4],
    ['street name alone', 'long street xx yy', 30 + 10 / 2],
    ['suburb alone', 'gardens xx', 20 + 10 / 2],
    ['number and name', '12 long street', 80],
    ['name and suburb', 'Long Street Gardens', 60],
    ['words only', 'Cape Town', 10],
    ['half of the words', 'Cape Agulhas', 5],
    ['none of the words', 'Polokwane', 0],
    ['an empty text', '', 0],
    ['spaces and punctuation', ' ,;- ', 0],
  ])('%s', (_, text, score) => {
    expect(geocodeScore(longStreet, text)).toBeCloseTo(score, 10);
  });

  test.each([
    ['the number within a longer one', '120 xx'],
    ['the number within a code', 'x12 xx'],
    ['one word of the street', 'long'],
    ['the words of the street in another order', 'street long'],
    ['the street with a word between', 'long blue street'],
  ])('%s does not match that part', (_, text) => {
    expect(geocodeScore(longStreet, text)).toBeLessThanOrEqual(10);
  });

  test.each(['12 LONG STREET', '12 long st', '12 Long St.', '12, Long-Street', '12 Löng Straat'])(
    'spelling variants match: %s',
    (text) => {
      expect(geocodeScore(longStreet, text)).toBeGreaterThanOrEqual(70);
    },
  );

  test('a number with a letter or a range is one number', () => {
    const flat = bare('12A Main Rd', { streetNumber: '12A' });
    expect(geocodeScore(flat, '12a zz')).toBe(45);
    expect(geocodeScore(flat, '12 zz')).toBe(0);
    const range = bare('4-8 Main Rd', { streetNumber: '4-8' });
    expect(geocodeScore(range, '4-8 zz')).toBeGreaterThanOrEqual(40);
    expect(geocodeScore(range, '8 4 zz')).toBeLessThan(40);
  });

  test('missing parts of a result score nothing', () => {
    const nothing = bare('', { streetNumber: '', streetNames: [''], suburb: '' });
    expect(geocodeScore(nothing, 'anything at all')).toBe(0);
  });

  test('a repeated word counts once', () => {
    expect(geocodeScore(bare('Paarl'), 'paarl paarl')).toBe(10);
  });

  test('is always from 0 to 100', () => {
    const candidate = fc.record({
      formattedAddress: fc.string(),
      types: fc.constant([]),
      isRooftop: fc.boolean(),
      streetNumber: fc.option(fc.string(), { nil: undefined }),
      streetNames: fc.array(fc.string()),
      suburb: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(candidate, fc.string(), (result, text) => {
        const score = geocodeScore(result, text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the choice', () => {
  const plusCode = bare('4FRW+2X Cape Town', { types: ['plus_code'] });
  const route = bare('Long St, Cape Town', { types: ['route'], streetNames: ['Long Street'] });
  const guess = bare('14 Long St', { types: ['street_address'] });
  const premise = bare('Long Court', { types: ['premise'] });
  const shop = bare('Corner Café', { types: ['cafe', 'establishment'] });
  const rooftop = bare('1 Bree St', { types: ['street_address'], isRooftop: true });

  test('the best score above 15 wins, in any position', () => {
    expect(chooseGeocodeResult([plusCode, guess, route, longStreet], '12 Long Street')).toBe(longStreet);
    expect(chooseGeocodeResult([plusCode, guess, longStreet, route], 'Long Street')).toBe(longStreet);
  });

  test('words alone (at most 10) never win; a suburb alone (20) does', () => {
    expect(chooseGeocodeResult([plusCode, bare('Gardens')], 'gardens')).toBe(plusCode);
    const suburb = bare('xx', { suburb: 'Gardens' });
    expect(chooseGeocodeResult([plusCode, suburb], 'gardens')).toBe(suburb);
  });

  test('the first of equal scores wins', () => {
    const twin = { ...longStreet };
    expect(chooseGeocodeResult([longStreet, twin], '12 Long Street')).toBe(longStreet);
    expect(chooseGeocodeResult([twin, longStreet], '12 Long Street')).toBe(twin);
  });

  test.each([
    ['street_address', guess],
    ['premise', premise],
    ['establishment', shop],
  ])('without a good score: the first %s that is not a rooftop', (_, expected) => {
    expect(chooseGeocodeResult([plusCode, rooftop, expected], '')).toBe(expected);
    expect(chooseGeocodeResult([rooftop, expected, plusCode], 'Musina')).toBe(expected);
  });

  test('the first of these in the given order', () => {
    expect(chooseGeocodeResult([route, shop, guess, premise], '')).toBe(shop);
  });

  test('else simply the first', () => {
    expect(chooseGeocodeResult([plusCode, route], '')).toBe(plusCode);
    expect(chooseGeocodeResult([rooftop, plusCode], '')).toBe(rooftop);
    expect(chooseGeocodeResult([rooftop], 'Musina')).toBe(rooftop);
  });

  test('null for no results', () => {
    expect(chooseGeocodeResult([], '12 Long Street')).toBeNull();
  });

  test('always one of the results, for any search text', () => {
    const all = [plusCode, route, guess, premise, shop, rooftop, longStreet];
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 1 }), fc.string(), (some, text) => {
        expect(some).toContain(chooseGeocodeResult(some, text));
      }),
    );
  });
});
