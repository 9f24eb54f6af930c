/** `SEED=demo`: a year of a small business that grows, on every page of the back office. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { countChanges } from '#functions/data/countChanges.ts';
import { addMonth, listedIn } from '#functions/data/months.ts';
import { openObjects } from '#scripts/local/objects.ts';
import { type SeedOptions, seed } from '#scripts/local/seed.ts';
import { recount } from '#scripts/recount/recount.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { type Item, newWorld, type World } from '#test/support/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await newWorld();
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-seed-'));
  const options: SeedOptions = {
    table: world.deps.table,
    images: openObjects(folder),
    kind: 'demo',
    admin: { email: 'boss@example.co.za', password: 'a password of the boss' },
    progress: () => undefined,
  };
  await seed(options);
  token = (await world.person({ role: 'super_admin' })).token;
  await project();
  rmSync(folder, { recursive: true });
}, 120_000);

/** What the job `projections` counts and lists of these items; their words, of which there are many more, are left out. */
async function project(): Promise<void> {
  const { table } = world.deps;
  const items = await world.allItems();
  const months = new Map(items.map(listedIn).map((listed) => [`${listed?.kind} ${listed?.month}`, listed]));
  for (const listed of months.values()) {
    if (listed !== null) await addMonth(table, listed.kind, listed.month);
  }
  const changes = items.map((after, index) => ({ eventId: `seeded${index}`, before: null, after }));
  await countChanges(table, changes, 0);
}

const get = async (route: 'stats.get', input: object = {}) =>
  (await world.call(route, { token, ...input })).body;

test('the counters agree with the data', async () => {
  const lines: string[] = [];
  const { table } = world.deps;
  const say = (line: string) => void lines.push(line);
  await recount({ table, say, sleep: async () => undefined, dryRun: true });
  expect(lines.at(-1)).toMatch(/^0 of \d+ rows would change\.$/);
});

test('ledger, bundles, vouchers and orders agree', async () => {
  const entries = await entriesOf(readTable(world.table.client, world.table.name));
  expect(checkLedger(entries).problems).toEqual([]);
});

test('the business grows over twelve months, from a loss to a profit', async () => {
  const { months } = await get('expenses.profit' as 'stats.get');
  expect(months).toHaveLength(12);
  const profits = months.map(({ profit }: Item) => Number(profit));
  const half = (from: number) =>
    profits.slice(from, from + 5).reduce((sum: number, profit: number) => sum + profit, 0);
  expect(half(6)).toBeGreaterThan(half(0));
  expect(profits.some((profit: number) => profit < 0)).toBe(true);
  expect(profits.some((profit: number) => profit > 0)).toBe(true);
  for (const { net, expenses } of months) {
    expect(Number(expenses)).toBeGreaterThan(0);
    expect(net).toEqual(expect.any(String));
  }
  const { days } = await get('stats.daily' as 'stats.get', { query: { days: '90' } });
  const sum = (name: string) => days.reduce((all: number, day: Item) => all + Number(day[name]), 0);
  for (const name of ['registrations', 'paidOrders', 'revenue', 'fees', 'refunds']) {
    expect(sum(name), name).toBeGreaterThan(0);
  }
});

test.each([
  'users.list',
  'messages.list',
  'adminZarcodes.list',
  'adminPayments.list',
  'expenses.list',
  'vouchers.list',
  'creators.list',
  'prices.list',
  'audit.list',
] as const)('%s has something to show', async (route) => {
  const body = await get(route as 'stats.get');
  const lists = Object.values(body).filter(Array.isArray);
  expect(lists[0]?.length).toBeGreaterThanOrEqual(2);
});

test.each(['pending', 'approved', 'rejected'])('there are %s change requests', async (status) => {
  const { changeRequests } = await get('changeRequests.list' as 'stats.get', { query: { status } });
  expect(changeRequests.length).toBeGreaterThanOrEqual(2);
});
