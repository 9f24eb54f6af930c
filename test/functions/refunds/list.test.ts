import { expect, test } from 'vitest';
import { openRefund } from '#test/support/samples.ts';
import { newWorld } from '#test/support/world.ts';

test('is empty where nothing is to be paid back, and lists what is, the oldest first', async () => {
  const world = await newWorld();
  const { token } = await world.person({ role: 'admin' });
  const list = async () => (await world.call('refunds.list', { token })).body.refunds;
  expect(await list()).toEqual([]);
  const first = await openRefund(world, await world.person());
  const second = await openRefund(world, await world.person());
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([first, second]);
});
