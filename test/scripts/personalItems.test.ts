import { beforeEach, expect, test } from 'vitest';
import { personalItems } from '#scripts/migrate/personalItems.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { fullPerson } from '#test/support/fullPerson.ts';
import { newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeEach(async () => {
  world = await newWorld();
  const inbox = await newInbox();
  return () => inbox.free();
});

const migrate = () =>
  runMigrations({
    table: world.deps.table,
    migrations: [personalItems],
    now: world.deps.now,
    say: () => undefined,
    rate: Number.POSITIVE_INFINITY,
    again: true,
  });

const types = ['mail', 'message', 'user'];
const items = async () => (await world.allItems()).filter(({ type }) => types.includes(type));

test('items of before get the keys that new ones have', async () => {
  const sideEffects = await openFeed(world.table, 'sideEffects');
  const person = await fullPerson(world);
  await world.person({ role: 'super_admin' });
  await world.person({ role: 'admin' });
  await sideEffects.work();
  // Somebody without an account; and one that waits to be sent.
  await world.call('contact.create', {
    body: { name: 'Zanele', email: 'zanele@example.co.za', subject: 'A bundle', message: 'Can I?' },
  });
  await sideEffects.work();
  await world.call('auth.forgotPassword', { body: { email: person.email } });

  const written = await items();
  expect(written.filter(({ ownerPk }) => ownerPk?.startsWith('OUTBOX#'))).toHaveLength(1);
  expect(written.filter(({ ownerPk }) => ownerPk === 'SUPERADMINS')).toHaveLength(2);
  const listed = written.filter(({ ownerPk }) => ownerPk !== undefined && !ownerPk.startsWith('OUTBOX#'));
  for (const { ownerPk: _, ownerSk: __, ...earlier } of listed) await world.put(earlier);

  await migrate();
  const keys = ({ pk, ownerPk, ownerSk }: Item) => ({ pk, ownerPk, ownerSk });
  // Before, a mail to support did not say whose account it was from: it is found by the address.
  const byAddress = ({ type, to, content }: Item) => type === 'mail' && to === 'support' && content.userId;
  const bySender = ({ type, userId }: Item) => type === 'message' && userId !== undefined;
  const exact = (item: Item) => !byAddress(item) && !bySender(item);
  const migrated = await items();
  expect(migrated.filter(exact).map(keys)).toEqual(written.filter(exact).map(keys));
  for (const { type, ownerPk } of migrated.filter((item) => !exact(item))) {
    expect(ownerPk).toMatch(type === 'mail' ? /^MAILS#[\w-]{22}$/ : /^MESSAGES#[\w-]{22}$/);
  }
  await migrate();
  expect(await items()).toEqual(migrated);
});
