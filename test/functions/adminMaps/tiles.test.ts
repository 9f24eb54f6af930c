import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let codes: string[];
beforeAll(async () => {
  world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  admin = await world.person({ role: 'admin' });
  const owner = await world.person();
  codes = [
    await world.buyCode(owner, { title: '=1+1', description: 'Blue gate, "Joy"' }),
    await world.buyCode(owner, { title: '＝1+1', latitude: -25.748 }),
    await world.buyCode(owner, { ...capeTown, title: 'Beach House' }),
  ];
  await feed.work();
});

const tiles = async (
  ne_lat: number,
  ne_lng: number,
  sw_lat: number,
  sw_lng: number,
  filter: Record<string, string> = {},
) => {
  const query = { ne_lat, ne_lng, sw_lat, sw_lng, ...filter };
  const { status, body } = await world.call('adminMaps.tiles', { token: admin.token, query });
  expect(status).toBe(200);
  return body as { tiles: { latitude: number; longitude: number; count: number }[]; total: number };
};
const counts = async (...view: Parameters<typeof tiles>) =>
  (await tiles(...view)).tiles.map(({ count }) => count).toSorted();

describe('the codes of a view, in groups', () => {
  test('of the country, and of a street', async () => {
    expect(await counts(-22, 33, -35, 16)).toEqual([1, 2]);
    expect(await counts(-25.7475, 28.2297, -25.7485, 28.2287)).toEqual([1, 1]);
    expect(await counts(-29, 25, -30, 24)).toEqual([]);
  });

  test('stand in the middle of their tiles, with the numbers of the country', async () => {
    const { tiles: found, ...numbers } = await tiles(-33, 19, -34.5, 18);
    expect(numbers).toEqual({ total: 3, files: 1 });
    expect(found).toHaveLength(1);
    expect(Math.abs((found[0]?.latitude ?? 0) - capeTown.latitude)).toBeLessThan(0.2);
    expect((await tiles(10, 10, 0, 0)).tiles).toEqual([]);
  });
});

describe('the file for Google My Maps', () => {
  const download = (query: Record<string, string> = {}) =>
    world.call('adminMaps.exportCsv', { token: admin.token, query });

  test('has a row for each code, whose texts are no formulas', { tags: 'I11' }, async () => {
    const { status, headers, raw } = await download();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="zarcodes-map-[\d-]+-1\.csv"$/);
    expect(raw.startsWith('\uFEFF')).toBe(true);
    const { data, errors } = Papa.parse<Record<string, string>>(raw.trim(), { header: true });
    expect(errors).toEqual([]);
    expect(data.map((row) => row['ZarCode']).toSorted()).toEqual(codes.toSorted());
    expect(data.find((row) => row['ZarCode'] === codes[1])?.['Name']).toBe("'＝1+1");
    expect(data.find((row) => row['ZarCode'] === codes[0])).toMatchObject({
      Name: "'=1+1",
      Description: 'Blue gate, "Joy"',
      Latitude: '-25.7479',
      Longitude: '28.2293',
      City: 'Pretoria',
      Province: 'Gauteng',
    });
  });

  test('is recorded, and there is no second one', async () => {
    const params = { kind: 'export', id: 'maps' };
    const before = (await world.call('audit.ofTarget', { token: admin.token, params })).body.entries.length;
    await download();
    const { entries } = (await world.call('audit.ofTarget', { token: admin.token, params })).body;
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({
      action: 'adminMaps.exportCsv',
      changes: [
        { field: 'file', to: 1 },
        { field: 'rows', to: 3 },
      ],
    });
    expect((await download({ page: '2' })).status).toBe(404);
  });
});

test('by creator and by mark', async () => {
  const feed = await openFeed(world.table, 'projections');
  const holder = await world.person();
  await makeCreator(holder);
  const creators = await makeCreatorCode(world, holder, { ...capeTown, title: 'Market' });
  const codesOf = async (filter: Record<string, string>) =>
    (await counts(-22, 33, -35, 16, filter)).reduce((sum, count) => sum + count, 0);
  for (const code of [creators, String(codes[0])]) {
    const call = { token: admin.token, params: { code }, body: { version: 1 } };
    expect((await world.call('adminZarcodes.verify', call)).status).toBe(200);
  }
  await feed.work();
  expect(await codesOf({})).toBe(4);
  expect(await codesOf({ kind: 'creator' })).toBe(1);
  expect(await codesOf({ kind: 'user', verified: '' })).toBe(3);
  expect(await codesOf({ verified: 'true' })).toBe(2);
  expect(await codesOf({ verified: 'false' })).toBe(2);
  expect(await codesOf({ kind: 'creator', verified: 'false' })).toBe(0);
  expect(await counts(-22, 33, -35, 16, { kind: 'user', verified: 'false' })).toEqual([1, 1]);
});
