import { expect, test } from 'vitest';
import { creatorStates } from '#scripts/migrate/creatorStates.ts';
import { creatorsAndRequests } from '#scripts/migrate/creatorsAndRequests.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld } from '#test/support/world.ts';

test('earlier creators and change requests are listed and counted as new ones are', async () => {
  const world = await newWorld();
  const admin = await world.person({ role: 'admin' });
  const body = { userEmail: admin.email, displayName: 'Naledi', uniquePrefix: 'NAL' };
  await world.call('creators.create', { token: admin.token, body });
  await world.requestChange(admin, await world.buyCode(admin));
  const read = async () => [
    ...(await world.itemsOfType('creator')),
    ...(await world.itemsOfType('changeRequest')),
  ];
  const written = await read();
  expect(written).toHaveLength(2);
  for (const { timePk: _, timeSk: __, ...earlier } of written) {
    const { status, ...creator } = earlier;
    await world.put((status === 'active' ? creator : earlier) as never);
  }
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.deps.table,
      migrations: [creatorsAndRequests, creatorStates],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  expect(await read()).toEqual(written);
});
