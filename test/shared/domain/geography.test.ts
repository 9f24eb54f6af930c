import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { isInSouthAfrica, provinceAccepts, provinceAt, provinceOutline } from '#shared/domain/geography.ts';
import { contains, kmPerDegree, outlineWithin, polygonOf } from '#shared/domain/polygon.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';

const sourceFile = new URL('../../../shared/data/za-places.json', import.meta.url);
const SourcePlaces = z.array(
  z.object({ name: z.string(), lat: z.number(), lng: z.number(), province: z.enum(provinces) }),
);
const sourcePlaces = SourcePlaces.parse(JSON.parse(readFileSync(sourceFile, 'utf8')));

describe('a square with a hole and an island', () => {
  const ring = (...degrees: number[]) => Float64Array.from(degrees);
  const polygon = polygonOf([
    ring(0, 0, 0, 10, 10, 10, 10, 0),
    ring(4, 4, 4, 6, 6, 6, 6, 4),
    ring(0, 12, 0, 13, 1, 13, 1, 12),
  ]);

  test.each([
    [1, 1, true],
    [5, 3, true],
    [5, 7, true],
    [5, 5, false], // in the hole
    [0.5, 12.5, true], // on the island
    [0.5, 11, false], // between
    [5, 12.5, false], // inside the box only
    [-1, 5, false],
    [11, 5, false],
    [5, -0.001, false],
    [Number.NaN, 5, false],
    [5, Number.NaN, false],
  ])('%d, %d: %s', (latitude, longitude, expected) => {
    expect(contains(polygon, latitude, longitude)).toBe(expected);
  });

  it('counts a ray through a corner once', () => {
    const diamond = polygonOf([ring(0, 5, 5, 10, 10, 5, 5, 0)]);
    expect(contains(diamond, 5, 5)).toBe(true);
    expect(contains(diamond, 5, -1)).toBe(false);
    expect(contains(diamond, 10, 0)).toBe(false);
  });

  test.each([
    [-1.9, 5, true], // 1.9 km south of an edge
    [-2.1, 5, false],
    [1.9, 5, true], // the same distance inside
    [5 * kmPerDegree, 5 * kmPerDegree, false], // the middle of the hole, 111 km from anything
    [4 * kmPerDegree + 1.9, 5 * kmPerDegree, true], // inside the hole, by its edge
    [-1.3, -1.3, true], // 1.84 km from a corner
    [-1.5, -1.5, false], // 2.12 km
  ])('outline within 2 km of %d km north, %d km east: %s', (north, east, expected) => {
    expect(outlineWithin(polygon, north / kmPerDegree, east / kmPerDegree, 2)).toBe(expected);
  });

  it('measures kilometres east by the latitude', () => {
    const block = polygonOf([ring(-35, 20, -35, 21, -34, 21, -34, 20)]);
    const degreesEast = (km: number) => km / (kmPerDegree * Math.cos((34.5 * Math.PI) / 180));
    expect(outlineWithin(block, -34.5, 21 + degreesEast(1.99), 2)).toBe(true);
    expect(outlineWithin(block, -34.5, 21 + degreesEast(2.01), 2)).toBe(false);
  });

  it('handles a ring of one repeated point', () => {
    expect(outlineWithin(polygonOf([ring(1, 1, 1, 1)]), 1.01, 1, 2)).toBe(true);
  });
});

describe('provinceAt', () => {
  it('agrees with the source for every one of the 975 places', () => {
    expect(sourcePlaces).toHaveLength(975);
    expect(sourcePlaces.filter(({ lat, lng, province }) => provinceAt(lat, lng) !== province)).toEqual([]);
  });

  test.each<[string, number, number, Province]>([
    ['Robben Island', -33.806, 18.366, 'Western Cape'],
    ['Cape Point', -34.353, 18.49, 'Western Cape'],
    ['Umlazi', -29.97, 30.884, 'KwaZulu-Natal'],
    ['Khayelitsha', -34.04, 18.677, 'Western Cape'],
    ['Matatiele, KwaZulu-Natal until 2006', -30.342, 28.806, 'Eastern Cape'],
    ['Bushbuckridge, Limpopo until 2006', -24.838, 31.071, 'Mpumalanga'],
    ['Phuthaditjhaba, by Lesotho', -28.524, 28.816, 'Free State'],
  ])('%s', (_, latitude, longitude, province) => {
    expect(provinceAt(latitude, longitude)).toBe(province);
  });

  test.each([
    ['Maseru, in the hole that is Lesotho', -29.31, 27.48],
    ['Thaba-Tseka', -29.522, 28.608],
    ['Mbabane', -26.32, 31.14],
    ['Beitbridge', -22.21, 30.0],
    ['Gaborone', -24.65, 25.91],
    ['Maputo', -25.97, 32.58],
    ['Windhoek', -22.56, 17.08],
    ['open sea inside the bounding box', -34.5, 17],
    ['the Indian Ocean', -33.5, 30],
    ['0, 0', 0, 0],
    ['London', 51.5, -0.12],
    ['its own coordinates swapped', 28.0473, -26.2041],
    ['no number', Number.NaN, Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY, 28],
  ])('%s is in none', (_, latitude, longitude) => {
    expect(provinceAt(latitude, longitude)).toBeNull();
  });

  it('has no overlapping provinces', () => {
    const latitude = fc.double({ min: -35, max: -22, noNaN: true });
    const longitude = fc.double({ min: 16, max: 33, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const around = provinces.filter((province) => contains(provinceOutline(province), lat, lng));
        expect(around.length).toBeLessThanOrEqual(1);
        expect(provinceAt(lat, lng)).toBe(around[0] ?? null);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('provinceAccepts', () => {
  // At this latitude, the border of Gauteng and North West is west of Lanseria.
  const latitude = -26;
  const border = borderEastOf(latitude, 27, 'North West');
  const kmEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);

  it.each([
    [-0.5, 'Gauteng', true],
    [-0.5, 'North West', true],
    [0.5, 'North West', true],
    [0.5, 'Gauteng', true],
    [0.5, 'Limpopo', false],
    [40, 'North West', false],
    [-40, 'Gauteng', false],
  ] as const)('%d km east of the border, %s: %s', (km, province, expected) => {
    expect(provinceAccepts(province, latitude, border + km / kmEast)).toBe(expected);
  });

  it('accepts every place in its own province and in no distant one', () => {
    for (const { lat, lng, province } of sourcePlaces) {
      expect(provinceAccepts(province, lat, lng)).toBe(true);
      const far = province === 'Western Cape' ? 'Limpopo' : 'Western Cape';
      // Only Eastern and Northern Cape touch the Western Cape.
      if (province !== 'Eastern Cape' && province !== 'Northern Cape') {
        expect(provinceAccepts(far, lat, lng)).toBe(false);
      }
    }
  });
});

/** The longitude of the province's eastern border on a parallel, by bisection to a millimetre. */
function borderEastOf(latitude: number, from: number, province: Province): number {
  let [inside, outside] = [from, from];
  while (provinceAt(latitude, outside) === province) outside += 0.01;
  for (let step = 0; step < 30; step += 1) {
    const middle = (inside + outside) / 2;
    if (provinceAt(latitude, middle) === province) inside = middle;
    else outside = middle;
  }
  return inside;
}

test.each([
  ['Pretoria', -25.745, 28.188, true],
  ['on the beach at Durban, a little out', -29.855, 31.05, true],
  ['Thaba-Tseka, Lesotho', -29.522, 28.608, false],
  ['Mbabane', -26.32, 31.14, false],
  ['10 km off Durban', -29.9, 31.15, false],
  ['Gaborone', -24.65, 25.91, false],
  ['0, 0', 0, 0, false],
  ['no number', Number.NaN, 28, false],
])('isInSouthAfrica: %s', (_, latitude, longitude, expected) => {
  expect(isInSouthAfrica(latitude, longitude)).toBe(expected);
});
