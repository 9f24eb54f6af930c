import { expect, test } from 'vitest';
import { listedPeople } from '#scripts/migrate/listedPeople.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { makeCreator } from '#test/support/creators.ts';
import { anExpense } from '#test/support/expenses.ts';
import { putMailing } from '#test/support/mailings.ts';
import { newWorld, type World } from '#test/support/world.ts';

const kinds = ['creator', 'expense', 'mailing', 'voucher'];
const read = async (world: World) => (await Promise.all(kinds.map((kind) => world.itemsOfType(kind)))).flat();

test('what was made earlier is listed with its people, as what is made now', async () => {
  const world = await newWorld();
  const admin = await world.person({ role: 'super_admin' });
  const { token, id: userId } = admin;
  await makeCreator(admin);
  await world.call('expenses.create', { token, body: anExpense });
  await putMailing(world, admin);
  const offer = {
    percentOff: 10,
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2099-01-01T00:00:00.000Z',
  };
  await world.call('vouchers.create', {
    token,
    body: { code: 'SALE10', ...offer, appliesTo: 'both', minTotal: '0.00' },
  });
  const written = await read(world);
  expect(written).toHaveLength(4);
  for (const { actorId: _, ownerSk, ...earlier } of written) {
    const place = typeof ownerSk === 'string' && { ownerSk: ownerSk.replace(/#usr_.*$/, '') };
    await world.put({ ...earlier, ...place });
  }
  expect(await read(world)).not.toEqual(written);
  // A list shows the people also before it holds them.
  const { body } = await world.call('vouchers.list', { token });
  expect(body.vouchers[0].createdBy).toEqual({ id: userId, name: 'Thandi Nkosi' });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.deps.table,
      migrations: [listedPeople],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  expect(await read(world)).toEqual(written);
});
