import { expect, test } from 'vitest';
import { openRefund } from '#test/support/samples.ts';
import { newWorld } from '#test/support/world.ts';

test('ten admins at once book a refund once', { tags: 'P15' }, async () => {
  const world = await newWorld();
  const { token } = await world.person({ role: 'admin' });
  const id = await openRefund(world, await world.person());
  const call = () => world.call('refunds.resolve', { token, params: { id }, body: {} });
  const answers = await Promise.all(Array.from({ length: 10 }, call));
  // One that comes at the same time is refused, one that comes after finds nothing to resolve.
  for (const { status } of answers) expect([200, 409, 422]).toContain(status);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const entries = (await world.itemsOfType('ledger')).filter(({ kind }) => kind === 'refund');
  expect(entries).toMatchObject([{ amountCents: -1900 }]);
});
