/** What is written when an order is settled, no matter who paid it and how often. */
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPayment, type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { testClock } from '#test/support/clock.ts';
import { testTable } from '#test/support/engine.ts';
import { anOrder } from '#test/support/orders.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const createdAt = '2026-04-01T07:00:00.000Z';
const completedAt = clock.now().toISOString();
const order: Payment = { ...anOrder, createdAt };
const bundle: Payment = { ...order, purchase: { kind: 'bundle', size: 5 }, amountCents: 9025 };

let deps: Dependencies;
const put = (item: Record<string, unknown>) =>
  deps.table.client.send(new PutCommand({ TableName: deps.table.name, Item: item }));
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table, now: clock.now };
  await put({ pk: 'USER#usr_1', sk: 'USER' });
});

const store = async (payment: Payment) => {
  await transact(deps.table, [writeNewPayment(payment)]);
  return payment;
};
const whenErased = vi.fn(async (_: Dependencies, completed: Payment) => completed);
beforeEach(() => {
  whenErased.mockClear();
});

type Settlement = Parameters<typeof settlePayment>[2];
const settle = (payment: Payment, change: Partial<Settlement> = {}) =>
  settlePayment(deps, payment, { whenErased, received: { pfPaymentId: `pf-${payment.id}` }, ...change });

async function items(): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await deps.table.client.send(
    new ScanCommand({ TableName: deps.table.name, ConsistentRead: true }),
  );
  return Items;
}
const itemsOf = async (type: string) => (await items()).filter((item) => item['type'] === type);
/** The types of all items but the person, in order. */
const types = async () =>
  (await items())
    .flatMap(({ type, status }) => (typeof type === 'string' ? [status ? `${type} ${status}` : type] : []))
    .toSorted();

describe('an order that is paid', () => {
  test('for a code gets it, with all that belongs to it', async () => {
    const received = { pfPaymentId: 'pf-1', feeCents: 315, netCents: 1585 };
    const settled = await settle(await store(order), { received });
    expect(settled).toEqual({ ...order, ...received, status: 'complete', completedAt, code: settled.code });
    expect(await getPayment(deps.table, order.id)).toEqual(settled);
    expect(await itemsOf('zarcode')).toMatchObject([{ code: settled.code, ownerId: 'usr_1', kind: 'paid' }]);
    const [sale] = await itemsOf('ledger');
    expect(sale).toMatchObject({ userId: 'usr_1', at: completedAt, kind: 'codeSale', amountCents: 1900 });
    expect(sale).toMatchObject({ codes: 0, paymentId: 'pay_1', zarcode: settled.code });
    expect(sale).not.toHaveProperty('bundleId');
    expect(sale).not.toHaveProperty('overLimit');
    expect(await itemsOf('paidPlace')).toMatchObject([{ paymentId: 'pay_1', completedAt }]);
    expect(await types()).toEqual([
      'counts',
      'ledger',
      'notification',
      'paidPlace',
      'payment complete',
      'toInvoice',
      'zarcode',
    ]);
  });

  test('for a bundle gets that', async () => {
    const settled = await settle(await store(bundle));
    expect(await getPayment(deps.table, order.id)).toEqual(settled);
    const bought = { userId: 'usr_1', total: 5, remaining: 5, createdAt: completedAt };
    expect(await itemsOf('bundle')).toMatchObject([{ id: settled.bundleId, ...bought }]);
    const [sale] = await itemsOf('ledger');
    expect(sale).toMatchObject({ kind: 'bundleSale', amountCents: 9025, codes: 5 });
    expect(sale).toMatchObject({ bundleId: settled.bundleId });
    expect(settled.bundleId).toMatch(/^bnd_/);
    expect(sale?.['id']).toMatch(/^led_/);
    expect(sale).not.toHaveProperty('zarcode');
    expect(await types()).toEqual(['bundle', 'ledger', 'notification', 'payment complete', 'toInvoice']);
  });

  test('is settled once, whatever was read before', { tags: 'P1' }, async () => {
    const settled = await settle(await store(order));
    const before = await items();
    expect(await settle(order)).toEqual(settled);
    expect(await settle(settled)).toBe(settled);
    expect(await items()).toEqual(before);
  });

  test('is not to be paid back where the account was erased after it was settled', async () => {
    const settled = await settle(await store(order));
    const key = { pk: 'USER#usr_1', sk: 'USER' };
    await deps.table.client.send(new DeleteCommand({ TableName: deps.table.name, Key: key }));
    expect(await settle(order)).toEqual(settled);
    expect(whenErased).not.toHaveBeenCalled();
  });

  test('counts above the limit of codes, and after it was closed', async () => {
    const closed = await store({ ...order, status: 'expired' });
    expect(await settle(closed, { max: 0 })).toMatchObject({ status: 'complete' });
  });

  test('may be recorded in another way', async () => {
    // Not stored before.
    const settled = await settle(order, { record: writeNewPayment });
    expect(await getPayment(deps.table, order.id)).toEqual(settled);
  });

  test('has in its transaction what else belongs to it', async () => {
    const note = { pk: 'NOTE', sk: 'NOTE', type: 'note' };
    const written: Write[] = [{ label: 'note', Put: { Item: note } }];
    await settle(await store(order), { alsoWrite: ({ code }) => (code === undefined ? [] : written) });
    expect(await itemsOf('note')).toEqual([note]);
  });

  test('is not settled where that is refused', async () => {
    await store(order);
    const before = await items();
    const refused: Write = {
      label: 'note',
      ConditionCheck: { Key: { pk: 'NOTE', sk: 'NOTE' }, ConditionExpression: 'attribute_exists(pk)' },
    };
    // Nor is a bundle granted in place of a code.
    const refusedFor = ({ purchase, code }: Payment) =>
      purchase.kind === 'code' && code === undefined ? [] : [refused];
    for (const payment of [order, bundle]) {
      await expect(settle(payment, { alsoWrite: refusedFor })).rejects.toMatchObject({ labels: ['note'] });
    }
    expect(await items()).toEqual(before);
  });

  test('and that does not exist is not found', async () => {
    await expect(settle(order)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a place that is paid twice', { tags: 'P10' }, () => {
  const second: Payment = { ...order, id: 'pay_2' };

  test('is one code and one prepaid code', async () => {
    for (const payment of [order, second]) await store(payment);
    expect(await settle(order)).toHaveProperty('code');
    const settled = await settle(second);
    expect(settled).not.toHaveProperty('code');
    expect(await itemsOf('zarcode')).toHaveLength(1);
    expect(await itemsOf('bundle')).toMatchObject([{ id: settled.bundleId, total: 1, remaining: 1 }]);
    const kinds = (await itemsOf('ledger')).map(({ kind, codes }) => `${kind} ${codes}`);
    expect(kinds.toSorted()).toEqual(['bundleSale 1', 'codeSale 0']);
  });

  test.each<[string, Partial<Payment>]>([
    ['by mock mode', { mode: 'mock' }],
    ['for nothing', { amountCents: 0 }],
  ])('(%s) is two codes', async (_, change) => {
    for (const payment of [order, second]) {
      await store({ ...payment, ...change });
      expect(await settle({ ...payment, ...change }, { received: {}, max: 2 })).toHaveProperty('code');
    }
    expect(await itemsOf('paidPlace')).toEqual([]);
  });
});

describe('an order that costs nothing', { tags: 'P11' }, () => {
  const free: Payment = { ...order, amountCents: 0 };
  const settleFree = (payment: Payment, max = 1) => settle(payment, { received: {}, max });

  test('has its mail at once, and no invoice', async () => {
    await settleFree(await store(free));
    expect(await types()).toEqual([
      'counts',
      'ledger',
      'mail',
      'notification',
      'payment complete',
      'zarcode',
    ]);
  });

  test('keeps to the limit of codes', async () => {
    const full = { code: 'code_limit_reached' };
    await settleFree(await store(free));
    await expect(settleFree(await store({ ...free, id: 'pay_2' }))).rejects.toMatchObject(full);
  });

  test('is not settled after it was closed', async () => {
    const closed = await store({ ...free, status: 'expired' });
    const before = await items();
    expect(await settleFree(closed)).toBe(closed);
    // Nor where it was closed since it was read.
    expect(await settleFree(free)).toEqual(closed);
    expect(await items()).toEqual(before);
  });

  test('with a voucher is not settled once the voucher was given back', async () => {
    const held = await store({ ...free, voucherCode: 'ALL', voucherUse: { ofAll: true } });
    expect(await settleFree(held)).toEqual(held);
    expect(await itemsOf('zarcode')).toEqual([]);
  });
});

test('a voucher whose use others took meanwhile is honoured, which the ledger says', async () => {
  await put({
    pk: 'VOUCHER#TEN',
    sk: 'VOUCHER',
    type: 'voucher',
    code: 'TEN',
    percentOff: 10,
    maxUses: 1,
    validFrom: '2020-01-01T00:00:00.000Z',
    validUntil: '2099-01-01T00:00:00.000Z',
  });
  await put({ pk: 'VOUCHERUSES#TEN', sk: 'VOUCHERUSES', type: 'voucherUses', taken: 1 });
  const late: Payment = { ...order, status: 'expired', voucherCode: 'TEN', voucherUse: { ofAll: true } };
  await settle(await store(late));
  expect(await itemsOf('ledger')).toMatchObject([{ overLimit: true }]);
  expect(await itemsOf('voucherUses')).toMatchObject([{ taken: 2 }]);
});

describe('of an account that was erased', () => {
  test.each<[string, Payment]>([
    ['a code', order],
    ['a bundle', bundle],
    ['a code, of which the place is erased too', { ...order, purchase: { kind: 'code' } }],
  ])('an order for %s issues nothing', async (_, payment) => {
    const owned = { ...payment, userId: 'usr_erased' };
    await store(owned);
    const before = await items();
    const completed = { ...owned, pfPaymentId: 'pf-pay_1', status: 'complete', completedAt };
    expect(await settle(owned)).toEqual(completed);
    expect(whenErased.mock.calls).toEqual([[deps, completed]]);
    expect(await items()).toEqual(before);
  });
});

describe('mock mode', () => {
  test('settles nothing where real people buy', async () => {
    deps = { ...deps, config: { ...deps.config, mockPayments: false } };
    const mock = await store({ ...order, mode: 'mock' });
    await expect(settle(mock)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await settle(await store({ ...order, id: 'pay_2' }))).toMatchObject({ status: 'complete' });
  });

  test('settles elsewhere, once', async () => {
    const mock = await store({ ...order, mode: 'mock' });
    const settled = await settle(mock, { received: { transactionId: 'mock-1' } });
    expect(settled).toMatchObject({ status: 'complete', transactionId: 'mock-1' });
    expect(await settle(mock, { received: {} })).toEqual(settled);
  });
});
