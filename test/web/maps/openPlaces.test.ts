import { expect, test } from 'vitest';
import { openPlaces } from '#web/maps/open/openPlaces.ts';

test('at most eight suggestions, and each resolves to a point', async () => {
  const found = await openPlaces.search('be');
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(8);
  for (const { id } of found) expect(await openPlaces.resolve(id, '')).not.toBeNull();
  expect(await openPlaces.resolve('nowhere', '')).toBeNull();
});

test('a point has its province and its town', async () => {
  const names = await openPlaces.reverse({ latitude: -26.26781, longitude: 27.85849 });
  expect(names).toMatchObject({ province: 'Gauteng', city: 'Soweto' });
});

test('far from every town only the province is known', async () => {
  const names = await openPlaces.reverse({ latitude: -25.2, longitude: 20.4 });
  expect(names?.province).toBe('Northern Cape');
  expect(names?.city).toBeUndefined();
});

test('beside a border the province on the other side can be chosen', async () => {
  // On the Vaal west of Vereeniging, between Gauteng and the Free State.
  const names = await openPlaces.reverse({ latitude: -26.66, longitude: 27.95 });
  expect([names?.province, ...(names?.otherProvinces ?? [])].sort()).toEqual(['Free State', 'Gauteng']);
});

test('another country and the sea have no names', async () => {
  expect(await openPlaces.reverse({ latitude: -29.6, longitude: 28.2 })).toBeNull();
  expect(await openPlaces.reverse({ latitude: -38, longitude: 20 })).toBeNull();
});
