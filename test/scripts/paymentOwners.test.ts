import { beforeEach, expect, test } from 'vitest';
import { paymentOwners } from '#scripts/migrate/paymentOwners.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { type Item, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
let written: Item;
beforeEach(async () => {
  world = await newWorld();
  person = await world.person();
  await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
  written = (await world.itemsOfType('payment')).find(({ userId }) => userId === person.id) as Item;
});

/** As a version before the list of payments wrote it. */
const earlier = ({ ownerPk: _, ownerSk: __, ...item }: Item): Item => item;
const migrate = () =>
  runMigrations({
    table: world.deps.table,
    migrations: [paymentOwners],
    now: world.deps.now,
    say: () => undefined,
    rate: Number.POSITIVE_INFINITY,
    again: true,
  });
const stored = async () => (await world.itemsOfType('payment')).find(({ id }) => id === written['id']);

test('an earlier payment gets the key that a new one has', async () => {
  await world.put(earlier(written));
  await migrate();
  const migrated = await stored();
  expect(migrated).toEqual({ ...written, version: 2 });
  await migrate();
  expect(await stored()).toEqual(migrated);
});

test('a payment without a person stays in no list', async () => {
  const { userId: _, ...nobodys } = earlier(written);
  await world.put(nobodys);
  await migrate();
  expect(await stored()).toEqual(nobodys);
});

test('a payment that completes meanwhile stays complete', async () => {
  await world.put(earlier(written));
  const remove = intercept(world.deps.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    const { token } = person;
    const done = await world.call('payments.complete', { token, params: { id: written['id'] }, body: {} });
    expect(done.status, done.raw).toBe(200);
    return send();
  });
  await migrate();
  expect(await stored()).toMatchObject({ status: 'complete', ownerPk: `PAYMENTS#${person.id}` });
});
