/** What settling an order makes of the use of a voucher that it holds (docs/decisions/0041-orders-hold-their-voucher-and-expire.md). */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeOrderOpened } from '#functions/data/openOrders.ts';
import type { Payment } from '#functions/data/payments.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { type Spending, spendVoucher } from '#functions/domain/vouchers/spendVoucher.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { testTable } from '#test/support/engine.ts';
import { aBundleOrder } from '#test/support/orders.ts';
import { missLatestWrites } from '#test/support/staleReads.ts';

const order: Payment = {
  ...aBundleOrder,
  voucherCode: 'TEN',
  voucherUse: { ofAll: true },
  createdAt: '2026-04-01T07:00:00.000Z',
};

let deps: Dependencies;
let attempts: number;
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table };
  attempts = 0;
});

const put = (item: Record<string, unknown>) =>
  deps.table.client.send(new PutCommand({ TableName: deps.table.name, Item: item }));
const voucherOf = (limits: { maxUses?: number; maxUsesPerUser?: number }) =>
  put({
    pk: 'VOUCHER#TEN',
    sk: 'VOUCHER',
    type: 'voucher',
    code: 'TEN',
    percentOff: 10,
    validFrom: '2020-01-01T00:00:00.000Z',
    validUntil: '2099-01-01T00:00:00.000Z',
    ...limits,
  });
const personal = { pk: 'PERSONALUSES#usr_1', sk: 'TEN' };
const ofAll = { pk: 'VOUCHERUSES#TEN', sk: 'VOUCHERUSES' };
const taken = async () => {
  const items = [personal, ofAll].map((Key) =>
    deps.table.client.send(new GetCommand({ TableName: deps.table.name, Key })),
  );
  return (await Promise.all(items)).map(({ Item }) => Item?.['taken']);
};
const open = () => transact(deps.table, [writeOrderOpened(order)]);
const settle = async (spending: Spending) => {
  attempts += 1;
  await transact(deps.table, spending.writes);
  return spending.overLimit === true ? 'over the limit' : 'within';
};
const spend = (change: Partial<Payment> = {}) => spendVoucher(deps, { ...order, ...change }, settle);
const closed = { labels: ['openOrder'] };

describe('an order with a voucher', () => {
  test('that is open is settled once, with the use that it holds', async () => {
    await open();
    expect(await spend({ amountCents: 0 })).toBe('within');
    expect(await taken()).toEqual([undefined, undefined]);
    await expect(spend({ amountCents: 0 })).rejects.toMatchObject(closed);
  });

  test.each<[string, { maxUses?: number; maxUsesPerUser?: number }]>([
    ['no limits', {}],
    ['one use left', { maxUses: 1, maxUsesPerUser: 1 }],
  ])('(%s) that was closed takes its use again', async (_, limits) => {
    await voucherOf(limits);
    expect(await spend()).toBe('within');
    expect(await taken()).toEqual([1, 1]);
    expect(attempts).toBe(2);
  });

  test('that was closed takes its use again where the voucher is deleted', async () => {
    expect(await spend({ voucherUse: { ofAll: false } })).toBe('within');
    expect(await taken()).toEqual([1, undefined]);
  });

  test.each<[string, { maxUses?: number; maxUsesPerUser?: number }]>([
    ['all', { maxUses: 1 }],
    ['the person', { maxUsesPerUser: 1 }],
    ['both', { maxUses: 1, maxUsesPerUser: 1 }],
  ])('that was closed is honoured where %s used it up meanwhile', async (_, limits) => {
    await voucherOf(limits);
    for (const key of [personal, ofAll]) await put({ ...key, taken: 1 });
    expect(await spend()).toBe('over the limit');
    expect(await taken()).toEqual([2, 2]);
  });

  test('that was closed keeps to a limit that was set a moment ago', { tags: 'C20' }, async () => {
    await voucherOf({});
    await put({ ...ofAll, taken: 1 });
    const endLag = missLatestWrites(deps.table, () => new Date(order.createdAt));
    await voucherOf({ maxUses: 1 });
    expect(await spend()).toBe('over the limit');
    endLag();
  });

  test('that was closed and costs nothing is not settled', async () => {
    await expect(spend({ amountCents: 0 })).rejects.toMatchObject(closed);
    expect(await taken()).toEqual([undefined, undefined]);
  });
});

test.each<[string, Partial<Payment>]>([
  ['without a voucher', { voucherCode: undefined }],
  ['from before uses were counted', { voucherUse: undefined }],
])('an order %s is settled whether it is open or not', async (_, change) => {
  await open();
  for (let nth = 0; nth < 2; nth++) expect(await spend(change)).toBe('within');
  await open();
  expect(await spend()).toBe('within');
});

describe('where settling is refused for another reason', () => {
  const refusedWith = (error: Error, when = 1) => {
    let calls = 0;
    return spendVoucher(deps, order, async (spending) => {
      calls += 1;
      if (calls === when) throw error;
      return settle(spending);
    });
  };

  test.each([1, 2])('at attempt %i, it stays refused', async (nth) => {
    await voucherOf({});
    for (const error of [
      new ConditionFailed(['payment']),
      new ConditionFailed(['openOrder', 'voucherUses', 'payment']),
      new Error('The table is gone'),
    ]) {
      await expect(refusedWith(error, nth)).rejects.toBe(error);
    }
    expect(await taken()).toEqual([undefined, undefined]);
  });
});
