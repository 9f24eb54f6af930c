import { expect, test } from 'vitest';
import { requestLists } from '#scripts/migrate/requestLists.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld } from '#test/support/world.ts';

test('an earlier request gets the keys and the kind of id that a new one has, and can be decided', async () => {
  const world = await newWorld();
  const [owner, admin] = [await world.person(), await world.person({ role: 'admin' })];
  const id = await world.requestChange(owner, await world.buyCode(owner));
  const [written] = await world.itemsOfType('changeRequest');
  const earlierId = `chg_abcdefg${id.slice(-13)}`;
  const { ownerPk: _, ownerSk: __, ...earlier } = { ...written };
  await world.put({ ...earlier, id: earlierId });
  const migrate = () =>
    runMigrations({
      table: world.deps.table,
      migrations: [requestLists],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  await migrate();
  await migrate();
  expect(await world.itemsOfType('changeRequest')).toEqual([{ ...written, version: 2 }]);
  const body = { decision: 'approve' };
  const call = { token: admin.token, params: { id }, body };
  expect((await world.call('changeRequests.decide', call)).status).toBe(200);
});

test.each([
  ['approved', 'approvedAt'],
  ['rejected', 'rejectedAt'],
])('a %s request is listed by the time of the decision', async (status, name) => {
  const item = { type: 'changeRequest', id: 'chg_x', code: '7PT2222', status, createdAt: 'a', [name]: 'b' };
  const change = requestLists.plan({ pk: 'CHANGES#usr_1', sk: '7PT2222', version: 1, ...item });
  expect(change?.writes[0]).toMatchObject({
    Update: {
      ExpressionAttributeValues: {
        ':ownerPk': `REQUESTS#${status}`,
        ':ownerSk': expect.stringMatching(/^b#chg_7PT2222/),
      },
    },
  });
});
