/** Where codes may be: every place of ours, the towns of the neighbours, and a grid of points along every border. */
import { beforeAll, describe, expect, test } from 'vitest';
import { suburbNames, suburbTable } from '#shared/data/suburbs.ts';
import {
  isInSouthAfrica,
  provinceAccepts,
  provinceAt,
  provinceOutline,
  provinceRings,
} from '#shared/domain/geography.ts';
import { places } from '#shared/domain/places.ts';
import { readPlaceTable, usualSuburb } from '#shared/domain/placeTable.ts';
import { kmPerDegree, outlineWithin } from '#shared/domain/polygon.ts';
import { provinces } from '#shared/domain/provinces.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const accepted = ({ latitude, longitude }: Point) =>
  isInSouthAfrica(latitude, longitude) &&
  provinces.some((name) => provinceAccepts(name, latitude, longitude));

const isWithin = ({ latitude, longitude }: Point, km: number) =>
  provinces.some((name) => outlineWithin(provinceOutline(name), latitude, longitude, km));

test('every town, township, suburb and village lies in its own province and is accepted there', () => {
  const all = [...places(), ...readPlaceTable(suburbTable, suburbNames, usualSuburb)];
  expect(all.length).toBeGreaterThan(20_900);
  const elsewhere = all.filter(
    ({ latitude, longitude, province }) => provinceAt(latitude, longitude) !== province,
  );
  expect(elsewhere.map(({ id }) => id)).toEqual([]);
  const refused = all.filter(
    (place) => !accepted(place) || !provinceAccepts(place.province, place.latitude, place.longitude),
  );
  expect(refused.map(({ id }) => id)).toEqual([]);
});

describe('towns of the neighbours, near the border', () => {
  test.each([
    ['Maseru, Lesotho', -29.3142, 27.4833],
    ['Maseru’s side of the bridge', -29.2985, 27.462],
    ['Maputsoe, Lesotho', -28.8866, 27.899],
    ['Butha-Buthe, Lesotho', -28.7667, 28.25],
    ['Mafeteng, Lesotho', -29.823, 27.2374],
    ['Mohale’s Hoek, Lesotho', -30.1514, 27.4769],
    ['Quthing, Lesotho', -30.4, 27.7],
    ['Qacha’s Nek, Lesotho', -30.1167, 28.6833],
    ['Mbabane, Eswatini', -26.3054, 31.1367],
    ['Lobamba, Eswatini', -26.4465, 31.2064],
    ['Ngwenya, Eswatini', -26.2, 31.03],
    ['Lavumisa, Eswatini', -27.31, 31.8917],
    ['Gaborone, Botswana', -24.6545, 25.9086],
    ['Ramotswa, Botswana', -24.8716, 25.8699],
    ['Lobatse, Botswana', -25.2167, 25.6833],
    ['Beitbridge, Zimbabwe', -22.2167, 30.0],
    ['Ressano Garcia, Mozambique', -25.4428, 31.9953],
    ['Ponta do Ouro, Mozambique', -26.84, 32.89],
    ['Oranjemund, Namibia', -28.55, 16.43],
    ['Noordoewer, Namibia', -28.75, 17.62],
  ])('%s is refused', (_, latitude, longitude) => {
    expect(accepted({ latitude, longitude })).toBe(false);
  });

  test.each([
    ['Ficksburg', -28.8739, 27.8769],
    ['Ladybrand', -29.1931, 27.4561],
    ['Oshoek', -26.21, 30.99],
    ['Golela', -27.318, 31.886],
    ['Komatipoort', -25.4333, 31.95],
    ['Musina', -22.3517, 30.04],
    ['Vioolsdrif', -28.77, 17.63],
    ['Alexander Bay', -28.583, 16.483],
    ['Cape Point', -34.357, 18.497],
    ['Robben Island', -33.806, 18.37],
    ['the north pier of Durban’s harbour', -29.866, 31.063],
  ])('%s, on our side, is accepted', (_, latitude, longitude) => {
    expect(accepted({ latitude, longitude })).toBe(true);
  });
});

type Side = 'coast' | 'Lesotho' | 'Eswatini' | 'Namibia' | 'Botswana' | 'Zimbabwe' | 'Mozambique';

/** What lies on the other side of the border there, by rough boxes and the coast's ends. */
function sideOf({ latitude, longitude }: Point): Side {
  if (latitude > -30.7 && latitude < -28.5 && longitude > 27 && longitude < 29.5) return 'Lesotho';
  if (latitude > -27.35 && latitude < -25.7 && longitude > 30.75 && longitude < 32) return 'Eswatini';
  if (latitude > (longitude < 17 ? -28.62 : -29) && longitude < 20.02) return 'Namibia';
  if (latitude > -26.9 && longitude >= 20.02 && longitude < 29.37) return 'Botswana';
  if (latitude > -22.5 && longitude >= 29.37 && longitude < 31.3) return 'Zimbabwe';
  if (latitude > -26.88 && longitude >= 31.28 && longitude < 32.87) return 'Mozambique';
  return 'coast';
}

const stepKm = 10;

/** Pairs of points on both sides of each border, every 10 km of it. */
function* bothSides(km: number): Generator<[Point, Point]> {
  for (const province of provinces) {
    for (const ring of provinceRings(province)) {
      let along = 0;
      for (let at = 0; at < ring.length; at += 2) {
        const [south, west] = [ring[at] ?? 0, ring[at + 1] ?? 0];
        const next = (at + 2) % ring.length;
        const kmEast = kmPerDegree * Math.cos((south * Math.PI) / 180);
        const [north, east] = [
          ((ring[next] ?? 0) - south) * kmPerDegree,
          ((ring[next + 1] ?? 0) - west) * kmEast,
        ];
        const length = Math.hypot(north, east);
        for (; along < length; along += stepKm) {
          const beside = (side: number): Point => ({
            latitude: south + ((along / length) * north + (side * km * east) / length) / kmPerDegree,
            longitude: west + ((along / length) * east - (side * km * north) / length) / kmEast,
          });
          yield [beside(1), beside(-1)];
        }
        along -= length;
      }
    }
  }
}

describe('a grid of points along every border', () => {
  const distances = [0.2, 0.3, 0.9, 1.1, 3];
  /** Points outside of every province. */
  let outside: { point: Point; side: Side; km: number }[];
  let inside: Point[];
  beforeAll(() => {
    const all = distances.flatMap((km) => [...bothSides(km)].flat().map((point) => ({ point, km })));
    const isOurs = ({ point }: { point: Point }) => provinceAt(point.latitude, point.longitude) !== null;
    const { ours = [], other = [] } = Object.groupBy(all, (entry) => (isOurs(entry) ? 'ours' : 'other'));
    inside = ours.map(({ point }) => point);
    outside = other.map(({ point, km }) => ({ point, km, side: sideOf(point) }));
  }, 120_000);

  test('points within a province are accepted there, and not in one that is far away', () => {
    const wrong = inside.filter((point) => {
      const { latitude, longitude } = point;
      const own = provinceAt(latitude, longitude);
      return own === null || !provinceAccepts(own, latitude, longitude) || provincesNear(point).length > 4;
    });
    expect(wrong).toEqual([]);
    expect(inside.length).toBeGreaterThan(5_000);
  }, 120_000);

  test.each(['Lesotho', 'Eswatini', 'Namibia', 'Botswana', 'Zimbabwe', 'Mozambique'] as const)(
    '%s: those more than 250 m beyond the border are refused',
    (country) => {
      const there = outside.filter(({ side }) => side === country);
      expect(there.length).toBeGreaterThan(30);
      const wronglyAccepted = there.filter(({ point }) => accepted(point) && !isWithin(point, 0.25));
      const wronglyRefused = there.filter(({ point }) => !accepted(point) && isWithin(point, 0.25));
      expect(wronglyAccepted.map(({ point }) => point)).toEqual([]);
      expect(wronglyRefused.map(({ point }) => point)).toEqual([]);
    },
    120_000,
  );

  test('the coast: those more than 1 km out at sea are refused', () => {
    const there = outside.filter(({ side }) => side === 'coast');
    expect(there.length).toBeGreaterThan(300);
    const wronglyAccepted = there.filter(({ point }) => accepted(point) && !isWithin(point, 1));
    const wronglyRefused = there.filter(({ point }) => !accepted(point) && isWithin(point, 1));
    expect(wronglyAccepted.map(({ point }) => point)).toEqual([]);
    expect(wronglyRefused.map(({ point }) => point)).toEqual([]);
  }, 120_000);
});

const provincesNear = ({ latitude, longitude }: Point) =>
  provinces.filter((name) => provinceAccepts(name, latitude, longitude));
