import { expect, test } from 'vitest';
import { newsConsent } from '#scripts/migrate/newsConsent.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld, type Person, pretoria } from '#test/support/world.ts';

test('who never bought anything and never agreed gets no news and offers; customers and who agreed do', async () => {
  const world = await newWorld();
  const [customer, agreed, others, ordered, free] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  await world.buyCode(customer);
  await world.addVoucher('GIFT', 100);
  const order = (person: Person, voucher: object) =>
    world.call('payments.create', { token: person.token, body: { zarcode: pretoria, ...voucher } });
  expect((await order(free, { voucherCode: 'GIFT' })).body).toMatchObject({ status: 'complete' });
  expect((await order(ordered, {})).body).toMatchObject({ status: 'pending' });
  const body = { emailNotifications: true, askedBy: 'settings' };
  await world.call('user.updateProfile', { token: agreed.token, body });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.table,
      migrations: [newsConsent],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  const getsNews = async ({ token }: Person) =>
    (await world.call('user.profile', { token })).body.emailNotifications;
  expect(await Promise.all([customer, agreed, others, ordered, free].map(getsNews))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
