import { expect, test } from 'vitest';
import { messageStates } from '#scripts/migrate/messageStates.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld } from '#test/support/world.ts';

test('messages of an earlier version are counted once, also where an admin marks one before the migration', async () => {
  const world = await newWorld();
  const { token } = await world.person({ role: 'admin' });
  const createdAt = '2026-03-02T08:00:00.000Z';
  const old = (id: string, fields: object = {}) =>
    world.put({
      pk: `MESSAGE#${id}`,
      sk: 'MESSAGE',
      type: 'message',
      version: 1,
      read: false,
      ownerPk: 'MESSAGES#somebody',
      ownerSk: `${createdAt}#${id}`,
      id,
      name: 'Zanele',
      email: 'zanele@example.co.za',
      subject: 'Bundles',
      message: 'May I?',
      createdAt,
      ...fields,
    });
  const ids = ['msg_0000000001', 'msg_0000000002', 'msg_0000000003'] as const;
  const [marked, waiting, request] = ids;
  await old(marked);
  await old(waiting);
  await old(request, { userId: 'usr_somebody', subject: 'Request for a creator profile' });

  const answer = await world.call('messages.update', { token, params: { id: marked }, body: { read: true } });
  expect(answer).toMatchObject({ status: 200, body: { read: true, archived: false } });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.table,
      migrations: [messageStates],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  const { body } = await world.call('messages.unreadCount', { token });
  expect(body).toEqual({ count: 2 });
  const kinds = (await world.itemsOfType('message')).map(({ id, kind }) => [id, kind]);
  expect(kinds.sort()).toEqual([
    [marked, 'contact'],
    [waiting, 'contact'],
    [request, 'creatorRequest'],
  ]);
});
