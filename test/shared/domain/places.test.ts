import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { distanceKm } from '#shared/domain/distance.ts';
import { townList } from '#shared/domain/placeList.ts';
import { searchPlaces } from '#shared/domain/placeSearch.ts';
import { nearestPlace, placeById, places } from '#shared/domain/places.ts';

const sourceFile = new URL('../../../shared/data/za-places.json', import.meta.url);
const SourcePlaces = z.array(
  z.object({
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    province: z.string(),
    district: z.string().nullable(),
  }),
);
const sourcePlaces = SourcePlaces.parse(JSON.parse(readFileSync(sourceFile, 'utf8')));

describe('places', () => {
  it('contains all 975 of the source but four doubles, each by its official name and Inanda where people live', () => {
    const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
    const byPoint = new Map(
      places().map((place) => [at({ lat: place.latitude, lng: place.longitude }), place]),
    );
    const missing = sourcePlaces.filter((source) => !byPoint.has(at(source)));
    expect(missing.map(({ name }) => name)).toEqual([
      'Ekhephini',
      'Lady Frere',
      'Inanda',
      'Mkuze',
      'Bela-Bela',
    ]);
    const renamed = sourcePlaces.flatMap((source) => {
      const place = byPoint.get(at(source));
      expect(place === undefined || place.province === source.province).toBe(true);
      return place === undefined || place.name === source.name ? [] : `${source.name}: ${place.name}`;
    });
    expect(renamed).toContain('Grahamstown: Makhanda');
    expect(renamed).not.toContain('Louis Trichardt: Makhado'); // set aside by a court
    expect(renamed).not.toContain('East London: KuGompo City'); // gazetted, with objections
    expect(places()).toHaveLength(971);
  });

  it('gives each a unique readable id', () => {
    const ids = places().map(({ id }) => id);
    expect(new Set(ids).size).toBe(971);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
    expect(ids.filter((id) => /-\d$/.test(id))).toEqual(['gauteng-springs-2', 'north-west-mogwase-2']);
    for (const place of places()) expect(placeById(place.id)).toBe(place);
  });

  test.each(['', 'gauteng-atlantis-x', 'Gauteng-Pretoria', 'constructor', '__proto__'])(
    'no place has the id %j',
    (id) => {
      expect(placeById(id)).toBeNull();
    },
  );

  it('has all fields of Pretoria', () => {
    expect(placeById('gauteng-pretoria')).toEqual({
      id: 'gauteng-pretoria',
      name: 'Pretoria',
      latitude: expect.closeTo(-25.74, 1),
      longitude: expect.closeTo(28.19, 1),
      province: 'Gauteng',
      district: 'City of Tshwane Metropolitan Municipality',
      people: expect.any(Number),
      otherNames: ['Tshwane', 'Pitoli', 'Pta', 'iPitoli'],
    });
  });
});

describe('distanceKm', () => {
  it('is right between cities, and along a meridian and the equator', () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    expect(distanceKm(at(-26.2041, 28.0473), at(-33.9249, 18.4241))).toBeCloseTo(1262, -1);
    expect(distanceKm(at(0, 0), at(1, 0))).toBeCloseTo(111.195, 2);
    expect(distanceKm(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.195, 2);
    expect(distanceKm(at(0, 0), at(0, 180))).toBeCloseTo(20_015.1, 0);
    expect(distanceKm(at(-30, 25), at(-30, 25))).toBe(0);
  });
});

describe('nearestPlace', () => {
  it('finds each place at its own position', () => {
    for (const { id, latitude, longitude } of places()) {
      const nearest = nearestPlace(latitude, longitude);
      expect(nearest.distanceKm).toBe(0);
      expect(nearest.place.id).toBe(id);
    }
  });

  it('is never farther than another place', () => {
    const latitude = fc.double({ min: -35, max: -22, noNaN: true });
    const longitude = fc.double({ min: 16, max: 33, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, fc.constantFrom(...places()), (lat, lng, other) => {
        const nearest = nearestPlace(lat, lng);
        const here = { latitude: lat, longitude: lng };
        expect(nearest.distanceKm).toBe(distanceKm(here, nearest.place));
        expect(nearest.distanceKm).toBeLessThanOrEqual(distanceKm(here, other));
      }),
    );
  });
});

const searchTowns = (query: string, limit: number) =>
  searchPlaces([townList()], query, limit).map(({ place }) => place);

describe('searchPlaces, of the towns', () => {
  const ids = (query: string, limit = 5) => searchTowns(query, limit).map(({ id }) => id);

  it('finds a place in a full address, first with its province', () => {
    expect(ids('hermanus western')).toEqual(['western-cape-hermanus']);
    expect(ids('Hermanus, Western Cape, South Africa')).toEqual(['western-cape-hermanus']);
    expect(ids('12 Church Street, Hermanus')).toContain('western-cape-hermanus');
    expect(ids('5 Long Street, Cape Town')).toContain('western-cape-cape-town');
    expect(ids('hermanusville')).toEqual([]);
  });

  test.each([
    ['pretoria', 'gauteng-pretoria'],
    ['  PRETORIA ', 'gauteng-pretoria'],
    ['danielskuil', 'northern-cape-danielskuil'],
    ['Daniëlskuil', 'northern-cape-danielskuil'],
    ['Danie\u0308lskuil', 'northern-cape-danielskuil'],
    ["betty's bay", 'western-cape-bettys-bay'],
    ['bettys bay', 'western-cape-bettys-bay'],
    ['graaff-reinet', 'eastern-cape-graaff-reinet'],
    // Old and new names
    ['Port Elizabeth', 'eastern-cape-gqeberha'],
    ['Gqeberha', 'eastern-cape-gqeberha'],
    ['Nelspruit', 'mpumalanga-mbombela'],
    ['Mbombela', 'mpumalanga-mbombela'],
    ['Grahamstown', 'eastern-cape-grahamstown'],
    ['Makhanda', 'eastern-cape-grahamstown'],
    ['Witbank', 'mpumalanga-emalahleni'],
    ['eMalahleni', 'mpumalanga-emalahleni'],
    ['Pietersburg', 'limpopo-polokwane'],
    ['Umtata', 'eastern-cape-mthatha'],
    ['tembisa', 'gauteng-thembisa'],
    ["jo'burg", 'gauteng-johannesburg'],
    ['kaapstad', 'western-cape-cape-town'],
  ])('%j finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('sorts exact names before longer ones, and lists a place once', () => {
    expect(ids('springs')).toEqual(['gauteng-springs', 'eastern-cape-teko-springs']);
    const port = ids('port', 50);
    expect(port.filter((id) => id === 'eastern-cape-gqeberha')).toHaveLength(1);
  });

  it('sorts equal matches by population, and then alphabetically', () => {
    const starting = searchTowns('port', 50).filter(({ name }) => name.startsWith('Port'));
    const byPeople = starting.toSorted((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1));
    expect(starting).toEqual(byPeople);
    expect(new Set(starting.map(({ people }) => people)).size).toBeGreaterThan(2);
  });

  it('matches the start of any word, and requires every search word', () => {
    expect(ids('lond')).toEqual(['eastern-cape-east-london']);
    expect(ids('london east')).toEqual(['eastern-cape-east-london']);
    expect(ids('east lon')).toEqual(['eastern-cape-east-london']);
    expect(ids('ndon')).toEqual([]);
    expect(ids('east zanzibar')).toEqual([]);
  });

  test.each(['', '   ', '-', '東京', '\u200B', '.*', 'zzzz'])('%j finds nothing', (query) => {
    expect(ids(query)).toEqual([]);
  });

  it('respects the limit', () => {
    const all = ids('s', 1000);
    expect(all.length).toBeGreaterThan(20);
    expect(ids('s', 7)).toEqual(all.slice(0, 7));
    expect(ids('s', 0)).toEqual([]);
    expect(ids('s', -1)).toEqual([]);
  });

  it('finds every place by its name and by its first letters', () => {
    // Two places of one name and city (Springs, Mogwase) are one for people.
    for (const { id, name } of places().filter((place) => !place.id.endsWith('-2'))) {
      expect(ids(name, 20)).toContain(id);
      expect(ids(name.slice(0, 4), 1000)).toContain(id);
    }
  });

  it('finds a place by each of its alternative names, among the first two', () => {
    const others = places().flatMap(({ id, otherNames = [] }) => otherNames.map((name) => ({ id, name })));
    expect(others.length).toBeGreaterThan(150);
    for (const { id, name } of others) expect(ids(name, 2), name).toContain(id);
  });
});
