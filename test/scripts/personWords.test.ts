import { expect, test } from 'vitest';
import { personWords } from '#scripts/migrate/personWords.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld } from '#test/support/world.ts';

test('users of before are found, once the stream was read; a second run changes nothing', async () => {
  const world = await newWorld();
  const person = await world.person();
  const admin = await world.person({ role: 'admin' });
  const { disabled: _, ...old } = (await world.itemsOfType('user')).find(({ id }) => id === person.id) ?? {};
  await world.put(old);
  const feed = await openFeed(world.table, 'projections');
  // What the version before made of them.
  await feed.next();
  const query = { search: 'thandi nkosi', role: 'user', state: 'enabled' };
  const found = async () => (await world.call('users.list', { token: admin.token, query })).body.users;
  expect(await found()).toEqual([]);

  const said: string[] = [];
  const run = async () =>
    runMigrations({
      table: world.deps.table,
      migrations: [personWords],
      now: world.deps.now,
      say: (line) => void said.push(line),
      again: true,
    });
  await run();
  expect(said.at(-1)).toBe('  Changed: 2 user');
  await feed.work();
  expect(await found()).toMatchObject([{ id: person.id, disabled: false }]);
  await run();
  expect(said.at(-1)).toBe('  Changed: nothing');
});
