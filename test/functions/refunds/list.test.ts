import { expect, test } from 'vitest';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { recordClient } from '#test/support/recorder.ts';
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

test('a page of two hundred costs at most ten read units', async () => {
  const world = await newWorld();
  const { token } = await world.person({ role: 'admin' });
  const ids = Array.from({ length: 205 }, (_, number) => `pay_${String(number).padStart(20, '0')}`);
  const since = Date.parse('2026-05-01T08:00:00.000Z');
  const tasks = ids.map((paymentId, number) =>
    writeNewRefundTask({
      paymentId,
      amountCents: 1900,
      createdAt: new Date(since + number * 1000).toISOString(),
    }),
  );
  await putItems(world, itemsOf(tasks));
  const recorder = recordClient(world.table.client);
  for (const page of [1, 2, 20]) {
    const recording = await recorder.during(async () => {
      const { body } = await world.call('refunds.list', { token, query: { page } });
      expect(body.refunds.map(({ id }: { id: string }) => id)).toEqual(ids.slice((page - 1) * 10, page * 10));
      expect(body.pagination).toEqual({ page, limit: 10, total: 200, totalPages: 20 });
    });
    // Without the consistent read of the session.
    expect(recording.readUnits - 1).toBeLessThanOrEqual(10);
  }
});
