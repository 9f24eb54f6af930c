import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  coordinateLimits,
  coordinateMessages,
  coordinateProblem,
  formatCoordinate,
  parseLocation,
  shortenedUrlMessage,
} from '#shared/domain/coordinates.ts';
import { writtenDegrees } from '#shared/domain/writtenCoordinates.ts';

const numeric = { kind: 'invalid', message: 'Please enter valid numeric values for latitude and longitude' };
const range = {
  kind: 'invalid',
  message: 'Latitude must be between -90 and 90, longitude between -180 and 180',
};
const joburg = { kind: 'point', latitude: -26.2041, longitude: 28.0473 };
const pointNear = (latitude: number, longitude: number) => ({
  kind: 'point',
  latitude: expect.closeTo(latitude, 6),
  longitude: expect.closeTo(longitude, 6),
});

test('messages and limits (docs/product/maps.md#coordinates)', () => {
  expect(coordinateMessages).toEqual({ notNumeric: numeric.message, outOfRange: range.message });
  expect(coordinateLimits).toEqual({ latitude: 90, longitude: 180 });
});

describe('coordinateProblem', () => {
  test.each([
    [-26.2041, 28.0473, null],
    [90, 180, null],
    [-90, -180, null],
    [0, 0, null],
    [90.000001, 0, range.message],
    [-90.000001, 0, range.message],
    [0, 180.000001, range.message],
    [0, -180.000001, range.message],
    [Number.NaN, 28, numeric.message],
    [-26, Number.NaN, numeric.message],
    [Number.POSITIVE_INFINITY, 28, numeric.message],
  ])('%d, %d: %s', (latitude, longitude, message) => {
    expect(coordinateProblem(latitude, longitude)).toBe(message);
  });
});

test.each([
  [-26.2041, '-26.204100'],
  [28, '28.000000'],
  [0.0000004, '0.000000'],
  [-0.0000004, '0.000000'],
  [-0, '0.000000'],
  [-0.0000006, '-0.000001'],
  [-0.5, '-0.500000'],
  [1e-7, '0.000000'],
])('formatCoordinate(%d) is %s', (degrees, text) => {
  expect(formatCoordinate(degrees)).toBe(text);
});

describe('decimal coordinates', () => {
  test.each([
    '-26.2041, 28.0473',
    '-26.2041,28.0473',
    '  -26.2041 ,  28.0473  ',
    '-26.2041 28.0473',
    '-26.2041\t28.0473',
    '-26.2041\n28.0473',
    '-26.2041;28.0473',
    '-26.2041; 28.0473',
    '-26.2041, +28.0473',
    '-26.2041°, 28.0473°',
    '-26.2041 °, 28.0473 °',
    '(-26.2041, 28.0473)',
    '[-26.2041, 28.0473]',
    'lat: -26.2041, lng: 28.0473',
    'Latitude -26.2041 Longitude 28.0473',
    'lat=-26.2041, lon=28.0473',
    // minus signs: U+2212, en dash, non-breaking hyphen, fullwidth
    '−26.2041, 28.0473',
    '–26.2041, 28.0473',
    '\u201126.2041, 28.0473',
    '－26.2041, 28.0473',
    // hemispheres
    '26.2041 S, 28.0473 E',
    '26.2041S, 28.0473E',
    '26.2041° S, 28.0473° E',
    '26.2041°s 28.0473°e',
    'S26.2041, E28.0473',
    'S 26.2041 E 28.0473',
    'S26.2041°, E28.0473°',
    '26.2041S 28.0473E',
    '28.0473 E, 26.2041 S',
    'E28.0473 S26.2041',
    // decimal commas, if unambiguous
    '-26,2041; 28,0473',
    '-26,2041;28,0473',
    '-26,2041, 28,0473',
    '-26,2041 28,0473',
    '26,2041° S, 28,0473° E',
    'S26,2041 E28,0473',
  ])('%j', (text) => {
    expect(parseLocation(text)).toEqual(joburg);
  });

  test.each([
    ['-26,28', -26, 28],
    ['-26, 28', -26, 28],
    ['90, 180', 90, 180],
    ['-90, -180', -90, -180],
    ['0, 0', 0, 0],
    ['-0.0, 0 ', 0, 0],
    ['0° S, 0° W', 0, 0],
    ['-26; 28.5', -26, 28.5],
    ['33.9 N, 18.4 W', 33.9, -18.4],
  ])('%j is %d, %d', (text, latitude, longitude) => {
    expect(parseLocation(text)).toEqual({ kind: 'point', latitude, longitude });
  });

  test.each([
    '90.0001, 28',
    '-91, 28.0',
    '-26.2, 180.0001',
    '-26.2, -181',
    '95.5; 200.1',
    '90.1 S, 28 E',
    '26 S, 180.1 E',
    '28.0473, -226.2041',
  ])('%j is out of range', (text) => {
    expect(parseLocation(text)).toEqual(range);
  });

  test.each([
    '-26.2041',
    '-26.2041,',
    '-26.2041, 28.0473, 17',
    '-26.2041, 28.0473, 1694.5',
    '-26.2041.5, 28.0473',
    '--26.2041, 28.0473',
    '-26.2041 S, 28.0473 E', // ambiguous: a negative south
    '26.2041 S, 28.0473 S',
    '26.2041 S, 28.0473', // one hemisphere only
    'S26.2041S, E28.0473E',
    '26.2041 E, 28.0473 W',
    '1234.5, 28.0473',
  ])('%j is not a pair of numbers', (text) => {
    expect(parseLocation(text)).toEqual(numeric);
  });

  it('reads what formatCoordinate writes', () => {
    const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 });
    const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 });
    fc.assert(
      fc.property(latitude, longitude, fc.constantFrom(',', ', ', ';', ' '), (lat, lng, separator) => {
        const text = `${formatCoordinate(lat / 1e6)}${separator}${formatCoordinate(lng / 1e6)}`;
        // + 0, because a formatted zero has no sign
        expect(parseLocation(text)).toEqual({
          kind: 'point',
          latitude: lat / 1e6 + 0,
          longitude: lng / 1e6 + 0,
        });
      }),
    );
  });
});

describe('degrees, minutes and seconds', () => {
  const place = pointNear(-(26 + 12 / 60 + 14.8 / 3600), 28 + 2 / 60 + 50.3 / 3600);

  test.each([
    `26°12'14.8"S 28°02'50.3"E`, // Google Maps
    `26°12'14.8"S, 28°02'50.3"E`,
    `26° 12' 14.8" S, 28° 2' 50.3" E`,
    `26°12′14.8″S 28°02′50.3″E`, // Wikipedia
    `26º12’14.8”S 28º02’50.3”E`, // a phone's keyboard
    `26°12'14.8''S 28°02'50.3''E`,
    `26°12'14.8"S28°02'50.3"E`,
    `26°12'14.8"s 28°02'50.3"e`,
    `S26°12'14.8" E28°02'50.3"`,
    `S 26° 12' 14.8", E 28° 02' 50.3"`,
    `28°02'50.3"E 26°12'14.8"S`,
    `26°12'14,8"S 28°02'50,3"E`,
    `26 12 14.8 S 28 2 50.3 E`,
    `26:12:14.8 S, 28:02:50.3 E`,
    `(26°12'14.8"S, 28°02'50.3"E)`,
  ])('%s', (text) => {
    expect(parseLocation(text)).toEqual(place);
  });

  test.each([
    [`26°12.5'S 28°02.25'E`, -(26 + 12.5 / 60), 28 + 2.25 / 60],
    [`26°12'S 28°2'E`, -26.2, 28 + 2 / 60],
    ['26°S 28°E', -26, 28],
    [`90°00'00"N 180°00'00"W`, 90, -180],
    [`0°0'0"S 0°0'1"E`, 0, 1 / 3600],
    [`26°59'59.999"S 28°59'59"E`, -(26 + 59 / 60 + 59.999 / 3600), 28 + 59 / 60 + 59 / 3600],
  ])('%s', (text, latitude, longitude) => {
    expect(parseLocation(text)).toEqual(pointNear(latitude, longitude));
  });

  test.each([
    [`26°60'00"S 28°02'50"E`, 'sixty minutes'],
    [`26°12'60"S 28°02'50"E`, 'sixty seconds'],
    [`26°12'14"S 28°02'60"E`, 'sixty seconds of longitude'],
    [`26°12'99"S 28°02'50"E`, 'ninety-nine seconds'],
    [`26.5°12'14"S 28°02'50"E`, 'a fraction of degrees and minutes'],
    [`26°12.5'14"S 28°02'50"E`, 'a fraction of minutes and seconds'],
    [`26°12'14" 28°02'50"`, 'no hemispheres'],
    [`-26°12'14", 28°02'50"`, 'a sign for a hemisphere'],
    [`-26°12'14"S 28°02'50"E`, 'a sign and a hemisphere'],
    [`26°12'14"S 28°02'50"N`, 'two latitudes'],
    [`26°12'14"S`, 'one half'],
  ])('%s has %s', (text) => {
    expect(parseLocation(text)).toEqual(numeric);
  });

  test.each([
    `90°00'01"S 28°00'00"E`,
    `91°00'00"S 28°00'00"E`,
    `26°00'00"S 180°00'01"E`,
    `26°00'00"S 181°00'00"E`,
  ])('%s is out of range', (text) => {
    expect(parseLocation(text)).toEqual(range);
  });

  it('round trips', () => {
    const parts = (max: number) =>
      fc.tuple(
        fc.integer({ min: 0, max: max - 1 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 59_999 }),
      );
    fc.assert(
      fc.property(parts(90), parts(180), fc.boolean(), fc.boolean(), (lat, lng, south, west) => {
        const spell = ([d, m, s]: [number, number, number], letter: string) =>
          `${d}°${m}'${(s / 1000).toFixed(3)}"${letter}`;
        const degrees = ([d, m, s]: [number, number, number], minus: boolean) =>
          (d + m / 60 + s / 3_600_000) * (minus ? -1 : 1);
        const text = `${spell(lat, south ? 'S' : 'N')} ${spell(lng, west ? 'W' : 'E')}`;
        expect(parseLocation(text)).toEqual(pointNear(degrees(lat, south), degrees(lng, west)));
      }),
    );
  });
});

describe('one coordinate by itself', () => {
  test.each([
    ['-25.746111', 'latitude', -25.746111],
    ['\u221225.746111', 'latitude', -25.746111],
    [' -25,746111° ', 'latitude', -25.746111],
    [`25°44'46"S`, 'latitude', -25.746111],
    ['S 25 44 46', 'latitude', -25.746111],
    ['28° 11′ 17″ E', 'longitude', 28.188056],
    ['E28.188056', 'longitude', 28.188056],
    ['181', 'longitude', 181],
  ] as const)('%j is a %s', (text, axis, degrees) => {
    expect(writtenDegrees(text, axis)).toBeCloseTo(degrees, 6);
  });

  test.each([
    [`25°44'46"S`, 'longitude'],
    [`28°11'17"E`, 'latitude'],
    [`25°60'46"S`, 'latitude'],
    ['-25.7, 28.1', 'latitude'],
    ['-25.7.1', 'latitude'],
    ['-S25', 'latitude'],
    ['Pretoria', 'latitude'],
    ['', 'latitude'],
    ['1'.repeat(201), 'latitude'],
  ] as const)('%j is not a %s', (text, axis) => {
    expect(writtenDegrees(text, axis)).toBeNull();
  });
});

describe('search words', () => {
  test.each([
    'Pretoria',
    '12 Main Road, Soweto',
    '8001',
    '7PT-FLHV',
    'Erf 12, 14',
    '12 14',
    '26 28',
    '100 200',
    '1, 2, 3',
    'N1 S',
    'SENSE',
    'Plot 26.5, Lanseria',
    'Unit 3.5',
    'e.g./shop',
    'w/o number',
    'google.com',
    'Thandi’s café',
    'abc, def',
    'lat, lng',
    '１２３, ４５６',
  ])('%j', (text) => {
    expect(parseLocation(text)).toEqual({ kind: 'text', query: text });
  });

  it('cleans them', () => {
    expect(parseLocation(' Cape \u200B  Town ')).toEqual({ kind: 'text', query: 'Cape Town' });
    expect(parseLocation('\u200B')).toEqual({ kind: 'text', query: '' });
    expect(parseLocation('')).toEqual({ kind: 'text', query: '' });
  });
});

describe('hostile input', { tags: 'I9' }, () => {
  test.each([
    ['digits', '1'.repeat(4096)],
    ['digits and points', '1.'.repeat(2048)],
    ['spaces in a number', `1${' '.repeat(4000)}x`],
    ['signs', '-'.repeat(4096)],
    ['degree signs', '1°'.repeat(2048)],
    ['hosts', 'a.'.repeat(2048)],
    ['schemes', 'a'.repeat(4090)],
    ['scheme starts', 'https:/'.repeat(585)],
    ['tokens', 'google.com/ '.repeat(341)],
    ['a link of pins', `https://google.com/maps/${'!3d1'.repeat(1000)}`],
    ['a link of brackets', `https://google.com/maps?q=${'('.repeat(4000)}`],
    ['a link of stops', `https://google.com/maps/dir${'/place'.repeat(670)}`],
    ['a link of percents', `https://google.com/maps/place/${'%'.repeat(4000)}`],
  ])('%s: terminates', (_, text) => {
    // Catastrophic backtracking would exceed the test's timeout.
    expect(['text', 'invalid', 'place', 'point']).toContain(parseLocation(text).kind);
  });

  it('refuses overlong input', () => {
    expect(parseLocation('a'.repeat(4097))).toEqual({
      kind: 'invalid',
      message: expect.stringContaining('too long'),
    });
    expect(parseLocation(`${shortenedUrlMessage}`.repeat(100)).kind).toBe('invalid');
  });

  it('never throws and never leaves the range', () => {
    const pieces = fc.constantFrom(
      'https://',
      'geo:',
      'google.com/maps',
      'maps.app.goo.gl/',
      '/place/',
      '/dir/',
      '@',
      '!3d',
      '!4d',
      '?q=',
      '&ll=',
      '#map=',
      '-26.2',
      '28.0',
      '91',
      '1e5',
      ',',
      ';',
      ' ',
      '°',
      "'",
      '"',
      'S',
      'E',
      '%',
      '%zz',
      '(',
      ')',
      '+',
      '-',
      '\u2212',
      '\u0000',
      '\uD800',
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, (input) => {
        const read = parseLocation(input);
        if (read.kind === 'point') expect(coordinateProblem(read.latitude, read.longitude)).toBeNull();
        else expect(['text', 'place', 'invalid']).toContain(read.kind);
      }),
      { numRuns: 3000 },
    );
  });
});
