/** A fresh stage on AWS shows a map and a price; a later deploy changes nothing that an admin has set. */
import { beforeAll, expect, test } from 'vitest';
import { putSetting } from '#functions/data/seedData.ts';
import { stageNamed } from '#infra/settings.ts';
import { seedStage } from '#scripts/deploy/seed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const stage = (more: Record<string, string> = {}) =>
  stageNamed('prod', {
    CDK_DEFAULT_ACCOUNT: '111111111111',
    ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
    ZARCODES_DOMAIN: 'zarcodes.example',
    ...more,
  });
const publicSettings = async () => (await world.call('settings.public')).body;
const price = async () => (await world.call('prices.current')).body;

test('without a key of Google’s it has open maps, the price, and the voucher', async () => {
  await seedStage(world.deps.table, stage());
  expect(await publicSettings()).toMatchObject({ mapProvider: 'open' });
  expect(JSON.stringify(await price())).toContain('"19.00"');
  expect(await world.itemsOfType('voucher')).toEqual([
    expect.objectContaining({ code: 'AUG2025', percentOff: 30 }),
  ]);
  expect(await world.itemsOfType('promoted')).toEqual([expect.objectContaining({ codes: ['AUG2025'] })]);
});

test('a later deploy leaves what admins have set', async () => {
  const { token } = await world.person({ role: 'super_admin' });
  const body = { mapProvider: 'google', googleMapsApiKey: 'of-an-admin' };
  expect((await world.call('settings.update', { token, body })).status).toBe(200);
  await world.setPriceCents(2500);
  const before = await world.itemsOfType('voucher');
  await seedStage(world.deps.table, stage({ ZARCODES_MAPS_KEY: 'AIzaSy-a-key-for-browsers' }));
  expect(await publicSettings()).toMatchObject({ mapProvider: 'google', googleMapsApiKey: 'of-an-admin' });
  expect(JSON.stringify(await price())).toContain('"25.00"');
  expect(await world.itemsOfType('voucher')).toEqual(before);
});

test('with a key it has Google’s maps', async () => {
  const other = await newWorld();
  await seedStage(other.deps.table, stage({ ZARCODES_MAPS_KEY: 'AIzaSy-a-key-for-browsers' }));
  expect((await other.call('settings.public')).body).toMatchObject({
    mapProvider: 'google',
    googleMapsApiKey: 'AIzaSy-a-key-for-browsers',
  });
});

test('it can begin with our own map, which is the open one until a file was uploaded', async () => {
  const other = await newWorld();
  await seedStage(other.deps.table, stage({ ZARCODES_MAPS: 'own' }));
  const body = async () => (await other.call('settings.public')).body;
  expect(await body()).toMatchObject({ mapProvider: 'own' });
  expect(await body()).not.toHaveProperty('basemap');
  await putSetting(other.deps.table, 'basemap', 'za-0123456789abcdef.pmtiles');
  expect(await body()).toMatchObject({ mapProvider: 'own', basemap: 'za-0123456789abcdef.pmtiles' });
});
