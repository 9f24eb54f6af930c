/** `creators.codes`: pages, search, and who sees an inactive creator's list. */
import { beforeAll, describe, expect, test } from 'vitest';
import { writeCreatorWord } from '#functions/data/creatorSearchIndex.ts';
import { transact } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-01-31T21:50:00.000Z');
let world: World;
let feed: Feed;
let holder: Person;
let id: string;
/** Newest first: 24 codes, a minute apart, around a turn of the month in Johannesburg. */
const made: string[] = [];
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  feed = await openFeed(world.table, 'projections');
  holder = await world.person();
  ({ id } = await makeCreator(holder));
  for (let index = 0; index < 24; index++) {
    clock.advance(minute);
    made.unshift(await makeCreatorCode(world, holder, { title: `Spaza ${index}`, suburb: 'Kliptown' }));
  }
  await runJob('projections', await feed.next());
});

type Query = Record<string, string | number>;
interface Row {
  zarcode: string;
  title: string;
}
const list = async (query: Query = {}, { token }: { token?: string } = {}) =>
  world.call('creators.codes', { params: { id }, query, ...(token && { token }) });
const rows = async (query: Query = {}) =>
  (await list(query)).body.zarCodes.map(({ zarcode }: Row) => zarcode);

describe('the list', () => {
  test('is public, newest first, in pages', async () => {
    const { body, headers } = await list();
    expect(body.zarCodes.map(({ zarcode }: Row) => zarcode)).toEqual(made.slice(0, 10));
    expect(body.pagination).toEqual({ page: 1, limit: 10, total: 24, totalPages: 3 });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(await rows({ page: 2 })).toEqual(made.slice(10, 20));
    expect(await rows({ page: 3 })).toEqual(made.slice(20));
    expect(await rows({ page: 4 })).toEqual([]);
    expect(await rows({ page: 8, limit: 3 })).toEqual(made.slice(21));
    expect(await rows({ limit: 1000 })).toEqual(made);
  });

  test('has nothing of the holder', async () => {
    const { raw } = await list();
    for (const secret of [holder.id, holder.email]) expect(raw).not.toContain(secret);
  });

  test('skips the months before the page by their counts', async () => {
    const costOf = async (query: Query) => {
      const { value, readUnits } = await recordCalls(world.table.client, () => list(query));
      return { shown: value.body.zarCodes.map(({ zarcode }: Row) => zarcode), readUnits };
    };
    // The first of January, before which 15 codes of February are not read.
    const [first, newest] = [await costOf({ page: 16, limit: 1 }), await costOf({ page: 1, limit: 1 })];
    expect(first.shown).toEqual([made[15]]);
    expect(first.readUnits).toBe(newest.readUnits);
  });

  test('is read far down a few times a minute only', async () => {
    const [counts] = (await world.itemsOfType('counts')).filter(({ pk }) => pk === `COUNTS#${id}`);
    await world.put({ ...counts, total: 20_000, 'month:2026-02': 20_000 });
    const far = (page: number) =>
      world.call('creators.codes', { params: { id }, query: { page }, ip: '203.0.113.9' });
    const statuses: number[] = [];
    for (let call = 0; call < 61; call++) statuses.push((await far(1000 + call)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await far(2)).status).toBe(200);
    await world.put(counts as Item);
  });

  test('of an inactive creator is for the holder and admins only', async () => {
    const person = await world.person();
    const inactive = await makeCreator(person, { isActive: false });
    const call = ({ token }: { token?: string }) =>
      world.call('creators.codes', { params: { id: inactive.id }, ...(token && { token }) });
    expect((await call({})).status).toBe(404);
    expect((await call(await world.person())).status).toBe(404);
    expect((await call(person)).status).toBe(200);
    expect((await call(await world.person({ role: 'admin' }))).status).toBe(200);
    expect((await world.call('creators.codes', { params: { id: `crt_${'0'.repeat(20)}` } })).status).toBe(
      404,
    );
  });
});

describe('the search', () => {
  test('finds codes by all the words, and by the code', async () => {
    expect(await rows({ search: 'KLIP spaza', limit: 100 })).toHaveLength(24);
    expect((await list({ search: 'klip', page: 3 })).body.pagination).toEqual({
      page: 3,
      limit: 10,
      total: 24,
      totalPages: 3,
    });
    expect(await rows({ search: (made[5] ?? '').toLowerCase() })).toEqual([made[5]]);
    expect(await rows({ search: 'kliptown 17' })).toEqual([made[23 - 17]]);
    expect(await rows({ search: 'nowhere' })).toEqual([]);
    expect(await rows({ search: 'ab' })).toEqual([]);
  });

  /** Adds the search entries of codes with these titles, in the order of their codes, as the job does. */
  async function addEntries(creatorId: string, titles: readonly string[]): Promise<void> {
    const [code] = await world.itemsOfType('zarcode');
    const writes = titles.flatMap((title, index) => {
      const entry = { ...code, title, code: `7PT${1000 + index}` } as unknown as ZarCode;
      const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
      return words.map((word) => writeCreatorWord(word, creatorId, entry));
    });
    while (writes.length > 0) await transact(world.deps.table, writes.splice(0, 100));
  }
  const many = (title: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${title} ${index}`);
  /** What a search finds, whether it counts as a page far down a list, and what it costs. */
  async function find(creatorId: string, search: string) {
    const deepPages = async () =>
      (await world.itemsOfType('rateLimit')).filter(({ pk }) => pk.startsWith('RATE#deepPageAddress#'));
    const input = { params: { id: creatorId }, query: { search }, ip: `203.0.113.${++lastAddress}` };
    const before = await deepPages();
    const { value, readUnits } = await recordCalls(world.table.client, () =>
      world.call('creators.codes', input),
    );
    const titles = value.body.zarCodes.map(({ title }: Row) => title);
    return { titles, isCounted: (await deepPages()).length > before.length, readUnits };
  }
  let lastAddress = 100;

  test('finds codes by a rare word beside one that very many have', async () => {
    const busy = await makeCreator(await world.person());
    await addEntries(busy.id, [...many('Salon Johannesburg', 259), 'Zulu Spaza Johannesburg']);
    const rare = await find(busy.id, 'johannesburg spaza');
    expect(rare).toMatchObject({ titles: ['Zulu Spaza Johannesburg'], isCounted: false });
    const common = await find(busy.id, 'johannesburg');
    expect(common.titles).toHaveLength(10);
    expect(common.isCounted).toBe(false);
  });

  test('finds codes by words that each have more than one query reads, and counts such a search', async () => {
    const busy = await makeCreator(await world.person());
    await addEntries(busy.id, [...many('Salon', 700), ...many('Depot', 300), 'Salon Depot']);
    const both = await find(busy.id, 'salon depot');
    expect(both).toMatchObject({ titles: ['Salon Depot'], isCounted: true });
    // 600 entries of one and all of the other.
    expect(both.readUnits).toBeLessThan(40);
  });

  test('finds nobody else’s codes', async () => {
    const code = await world.buyCode(holder, { title: 'Kliptown own' });
    const other = await world.person();
    await makeCreator(other);
    await makeCreatorCode(world, other, { title: 'Kliptown other' });
    await runJob('projections', await feed.next());
    expect(await rows({ search: 'kliptown', limit: 100 })).toHaveLength(24);
    expect(await rows({ search: code })).toEqual([]);
  });

  test('follows a deletion', async () => {
    const code = await makeCreatorCode(world, holder, { title: 'Umdlalo' });
    await runJob('projections', await feed.next());
    expect(await rows({ search: 'umdlalo' })).toEqual([code]);
    await world.call('zarcodes.delete', { token: holder.token, params: { code } });
    await runJob('projections', await feed.next());
    expect(await rows({ search: 'umdlalo' })).toEqual([]);
    expect((await world.itemsOfType('creatorWord')).filter(({ sk }) => sk.startsWith('umdlalo'))).toEqual([]);
  });
});
