/** Profit and loss: docs/product/back-office-money.md#expenses. */
import { expect, test } from 'vitest';
import { countChanges } from '#functions/data/countChanges.ts';
import { testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld } from '#test/support/world.ts';

test('twelve months across two years: what came in without fees and refunds, what was spent, what is left', async () => {
  // Already the first of May in Johannesburg.
  const world = await newWorld({ now: testClock('2026-04-30T22:00:00.000Z').now });
  const { token } = await world.person({ role: 'admin' });
  const items = [
    { type: 'payment', completedAt: '2025-04-30T21:59:59.000Z', amountCents: 999_00 },
    { type: 'payment', completedAt: '2025-12-31T21:59:59.000Z', amountCents: 19_00, feeCents: 2_00 },
    { type: 'payment', completedAt: '2025-12-31T22:00:00.000Z', amountCents: 150_00, feeCents: 8_05 },
    { type: 'repayment', status: 'done', refundedCents: 20_00, refundedAt: '2026-01-10T10:00:00.000Z' },
  ].map((item) => ({ status: 'complete', createdAt: '2025-04-01T10:00:00.000Z', ...item }));
  const changes = items.map((after, index) => ({ eventId: `change${index}`, before: null, after }));
  await countChanges(world.table, changes, 0);
  const slip = { supplier: 'AWS', description: 'Servers', vat: '0.00' };
  const spent = [
    ['2025-04-30', '999.00', 'Hosting'],
    ['2025-12-31', '5.50', 'Hosting'],
    ['2026-01-01', '200.00', 'Flyers'],
    ['2026-01-31', '0.05', 'Hosting'],
    ['2026-05-01', '1.00', 'Hosting'],
  ] as const;
  for (const [date, amount, category] of spent) {
    const body = { ...slip, date, amount, category };
    expect((await world.call('expenses.create', { token, body })).status).toBe(201);
  }
  const { value, readUnits } = await recordCalls(world.table.client, () =>
    world.call('expenses.profit', { token }),
  );
  const { months } = value.body;
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-06', net: '0.00', expenses: '0.00', profit: '0.00' });
  expect(months.slice(6, 8)).toEqual([
    { month: '2025-12', net: '17.00', expenses: '5.50', profit: '11.50' },
    { month: '2026-01', net: '121.95', expenses: '200.05', profit: '-78.10' },
  ]);
  expect(months.at(-1)).toEqual({ month: '2026-05', net: '0.00', expenses: '1.00', profit: '-1.00' });
  // With the one that reads the caller.
  expect(readUnits).toBeLessThanOrEqual(4);
});
