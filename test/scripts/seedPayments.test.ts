import { beforeAll, expect, test } from 'vitest';
import { demoPeople, demoUserId } from '#scripts/local/demoAccounts.ts';
import { seedCodes } from '#scripts/local/seedCodes.ts';
import { seedPayments } from '#scripts/local/seedPayments.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let thandi: Person;
beforeAll(async () => {
  world = await newWorld();
  const person = await world.person();
  const [first] = demoPeople;
  if (first === undefined) throw new Error('The demo data has no people');
  const id = demoUserId(first);
  const user = (await world.itemsOfType('user')).find((item) => item['id'] === person.id);
  await world.put({ ...user, pk: `USER#${id}`, id });
  thandi = await world.signIn({ ...person, id });
  const startedAt = new Date();
  await seedCodes(world.deps.table, startedAt, false);
  await seedPayments(world.deps.table, startedAt);
  // As after an interrupted start.
  await seedPayments(world.deps.table, startedAt);
});

const get = async (route: 'user.payments' | 'bundles.list' | 'notifications.list') =>
  (await world.call(route, { token: thandi.token })).body;

test('the demo has payments in each state, written once', async () => {
  const { payments } = await get('user.payments');
  const states = payments.map(({ status, kind }: Item) => `${status} ${kind}`);
  expect(states.toSorted()).toEqual([
    'cancelled code',
    'complete bundle',
    'complete bundle',
    'complete code',
    'expired bundle',
    'failed bundle',
    'pending code',
  ]);
});

test('a bundle that is used up names codes that exist, and one of five is whole', async () => {
  const { bundles } = await get('bundles.list');
  expect(bundles).toMatchObject([{ remainingZarcodes: 5 }, { remainingZarcodes: 0 }]);
  expect(bundles[1].uses).toHaveLength(5);
  for (const { title } of bundles[1].uses) expect(title).toEqual(expect.any(String));
});

test('the bell has something to show', async () => {
  expect((await get('notifications.list')).notifications).toHaveLength(3);
});

test('ledger, bundles and orders agree', async () => {
  const entries = await entriesOf(readTable(world.table.client, world.table.name));
  expect(checkLedger(entries).problems).toEqual([]);
});
