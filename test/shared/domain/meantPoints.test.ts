import { describe, expect, test } from 'vitest';
import { checkPoint } from '#shared/domain/meantPoints.ts';

const check = (latitude: number, longitude: number) => checkPoint({ latitude, longitude });
const soweto = { latitude: -26.2678, longitude: 27.8585 };
const langa = { latitude: -33.9446, longitude: 18.5316 };

describe('a written point', { tags: 'C11' }, () => {
  test('in South Africa is what was meant', () => {
    expect(check(-33.9446, 18.5316)).toEqual({ isInside: true, meant: [] });
  });

  test.each([
    ['swapped', 27.8585, -26.2678],
    ['with its minus before the longitude', 26.2678, -27.8585],
    ['with two', -26.2678, -27.8585],
  ])('%s is recognised', (_, latitude, longitude) => {
    expect(check(latitude, longitude)).toMatchObject({ isInside: false });
    expect(check(latitude, longitude).meant).toContainEqual(soweto);
  });

  test('without the minus of its latitude comes first as it was written, then swapped', () => {
    expect(check(26.2678, 27.8585).meant).toEqual([soweto, { latitude: -27.8585, longitude: 26.2678 }]);
  });

  test('swapped without its minus', () => {
    // The other way round 18.5° S is in Zimbabwe.
    expect(check(18.5316, 33.9446).meant).toEqual([langa]);
  });

  test.each([
    ['London', 51.5074, -0.1278],
    ['the sea off Durban', -30.5, 33],
    ['nowhere', 0, 0],
  ])('%s is nothing in South Africa any way round', (_, latitude, longitude) => {
    expect(check(latitude, longitude)).toEqual({ isInside: false, meant: [] });
  });
});
