/** The counters are those of a table that is counted again. After random histories: `histories.test.ts`. */
import { expect, test } from 'vitest';
import { countedOf } from '#functions/data/counted.ts';
import { amountsOf } from '#functions/data/counters.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import { recount } from '#scripts/recount/recount.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

type Rows = Record<string, Record<string, number>>;

async function countersOf(world: World): Promise<Rows> {
  const rows = await world.itemsOfType('stats');
  return Object.fromEntries(
    rows.map(({ pk, sk, type: _, version: __, ...amounts }) => [`${pk} ${sk}`, withoutZeros(amounts)]),
  );
}

async function countedAgain(world: World): Promise<Rows> {
  const sums: Sums = new Map();
  for (const item of await world.allItems()) addAmounts(sums, amountsOf(countedOf(item)));
  return Object.fromEntries(
    [...sums].map(([key, { amounts }]) => [key, withoutZeros(Object.fromEntries(amounts))]),
  );
}

const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

/** Rows that ended up empty need not exist. */
async function expectRight(world: World): Promise<void> {
  const stored = Object.entries(await countersOf(world)).filter(([, row]) => Object.keys(row).length > 0);
  expect(Object.fromEntries(stored)).toEqual(await countedAgain(world));
}

test('count each change once where two workers get it at the same time', {
  tags: ['C8', 'C17'],
}, async () => {
  const world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  const person = await world.person();
  for (let code = 0; code < 5; code++) await world.buyCode(person);
  const records = await feed.next();
  const half = Math.floor(records.length / 2);
  await Promise.all([
    runJob('projections', records),
    runJob('projections', records.slice(0, half)),
    runJob('projections', records.slice(half)),
  ]);
  await expectRight(world);
});

test('are written by the next attempt where the first one failed', async () => {
  const world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  await world.buyCode(await world.person());
  const records = await feed.next();
  const restore = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation === 'TransactWriteItems' && JSON.stringify(input).includes('STATS'))
      throw new Error('not now');
    return send();
  });
  const first = { itemIdentifier: records[0]?.dynamodb?.SequenceNumber };
  expect(await runJob('projections', records)).toEqual({ batchItemFailures: [first] });
  restore();
  expect(await countersOf(world)).toEqual({});
  await runJob('projections', records);
  await expectRight(world);
});

const quiet = { say: () => undefined, sleep: async () => undefined, dryRun: false };

test('of a table that was made before them are counted by hand, and again without any change', async () => {
  const world = await newWorld();
  const person = await world.person();
  await world.buyCode(person);
  await world.requestChange(person, await world.buyCode(person));
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  expect(await recount({ ...quiet, table: world.table, say, dryRun: true })).toBe(true);
  expect(await countersOf(world)).toEqual({});
  expect(said.at(-1)).toMatch(/^(\d+) of \1 rows would change\.$/);
  expect(await recount({ ...quiet, table: world.table })).toBe(true);
  await expectRight(world);
  await recount({ ...quiet, table: world.table, say });
  expect(said.at(-1)).toMatch(/^0 of/);
});

test('are left alone by a recount during which something is counted', async () => {
  const world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  const person = await world.person();
  await world.buyCode(person);
  await feed.work();
  await world.put({ pk: 'STATS', sk: 'ALL', type: 'stats', version: 1, codes: 99 });
  let isFirst = true;
  const sleep = async () => {
    if (isFirst) await world.buyCode(person);
    else await feed.work();
    isFirst = false;
  };
  expect(await recount({ ...quiet, table: world.table, sleep })).toBe(false);
  expect((await countersOf(world))['STATS ALL']?.['codes']).toBe(100);
  expect(await recount({ ...quiet, table: world.table })).toBe(true);
  await expectRight(world);
});
