import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('an empty table gives the defaults', async () => {
  expect((await world.call('settings.public')).body).toEqual({
    googleMapsApiKey: '',
    mapProvider: 'google',
    payments: 'mock',
  });
});

test('returns only the map settings and how orders are paid', async () => {
  await world.setSettings({
    googleMapsApiKey: 'a-key',
    mapProvider: 'open',
    maxCodesPerUser: 7,
    usePayFast: true,
    vatRate: 14,
    passphrase: 'secret',
  });
  const { body } = await world.call('settings.public');
  expect(body).toEqual({ googleMapsApiKey: 'a-key', mapProvider: 'open', payments: 'payfast' });
});

test('without mock mode and PayFast nothing can be paid', async () => {
  const { config } = world.deps;
  const production = await newWorld({ config: { ...config, mockPayments: false } });
  expect((await production.call('settings.public')).body.payments).toBe('off');
  await production.setSettings({ usePayFast: true });
  expect((await production.call('settings.public')).body.payments).toBe('payfast');
});
