import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('an empty table gives the defaults', async () => {
  expect((await world.call('settings.public')).body).toEqual({ googleMapsApiKey: '', mapProvider: 'google' });
});

test('returns only the map settings', async () => {
  await world.setSettings({
    googleMapsApiKey: 'a-key',
    mapProvider: 'open',
    maxCodesPerUser: 7,
    usePayFast: true,
    vatRate: 14,
    passphrase: 'secret',
  });
  const { body } = await world.call('settings.public');
  expect(body).toEqual({ googleMapsApiKey: 'a-key', mapProvider: 'open' });
});
