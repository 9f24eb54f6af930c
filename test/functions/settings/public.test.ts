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

test('returns only the map settings and how orders are paid', { tags: 'A13' }, async () => {
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

test('names the file of our own map where that is shown', async () => {
  const basemap = 'za-0123456789abcdef.pmtiles';
  await world.setSettings({ mapProvider: 'own', basemap });
  expect((await world.call('settings.public')).body).toMatchObject({ mapProvider: 'own', basemap });
  await world.setSettings({ mapProvider: 'open', basemap });
  expect((await world.call('settings.public')).body).not.toHaveProperty('basemap');
  await world.setSettings({ mapProvider: 'own' });
  expect((await world.call('settings.public')).body).not.toHaveProperty('basemap');
});

test('says who sells, with the VAT only of a company that is registered for it', async () => {
  const company = {
    companyName: 'ZarCodes (Pty) Ltd',
    companyAddress: '1 Long Street\nCape Town',
    vatNumber: '4123456789',
  };
  await world.setSettings(company);
  const sellerNow = async () => (await world.call('settings.public')).body.seller;
  const named = { name: company.companyName, address: company.companyAddress };
  expect(await sellerNow()).toEqual(named);
  await world.setSettings({ ...company, vatRegistered: true });
  expect(await sellerNow()).toEqual({ ...named, vat: { number: '4123456789', rate: 15 } });
});

test('without mock mode and PayFast nothing can be paid', async () => {
  const { config } = world.deps;
  const production = await newWorld({ config: { ...config, mockPayments: false } });
  expect((await production.call('settings.public')).body.payments).toBe('off');
  await production.setSettings({ usePayFast: true });
  expect((await production.call('settings.public')).body.payments).toBe('payfast');
});
