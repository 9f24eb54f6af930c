import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getPayment } from '#functions/data/payments.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { handler as expire } from '#functions/jobs/expireOrders.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { crashAtWrite, intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let person: Person;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  person = await world.person();
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 1, maxUsesPerUser: 1 });
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A session ends after a day without "remember me". */
const signedIn = async (who: Person) => (await world.signIn(who)).token;
const order = async (who: Person, body: object = { zarcode: pretoria, voucherCode: 'LAST' }) =>
  world.call('payments.create', { token: await signedIn(who), body });
const statusOf = async (id: string) =>
  (await world.call('payments.get', { token: await signedIn(person), params: { id } })).body.status;
const stored = async (id: string) =>
  (await world.itemsOfType('payment')).find((payment) => payment['id'] === id)?.['status'];
const taken = async () =>
  Object.fromEntries(
    (await world.allItems())
      .filter((item) => item['taken'] !== undefined)
      .map(({ type, taken: count }) => [type, count]),
  );
const payLate = async (id: string) => {
  const payment = await getPayment(world.deps.table, id);
  if (payment === null) throw new Error(`No payment ${id}`);
  return settlePayment(world.deps, payment, {
    received: { pfPaymentId: `pf-${id}` },
    whenErased: recordRefund,
  });
};
const saleOf = async (id: string) =>
  (await world.itemsOfType('ledger')).find(({ paymentId }) => paymentId === id);

test('an order is open for a day, to the second, in the response and in the store', {
  tags: ['C10', 'P16'],
}, async () => {
  const { id } = (await order(person)).body;
  clock.advance(day - 1);
  await expire();
  expect([await statusOf(id), await stored(id)]).toEqual(['pending', 'pending']);
  clock.advance(1);
  expect([await statusOf(id), await stored(id)]).toEqual(['expired', 'pending']);
  await expire();
  expect([await statusOf(id), await stored(id)]).toEqual(['expired', 'expired']);
  expect(await world.itemsOfType('openOrder')).toEqual([]);
  const before = await world.allItems();
  await expire();
  expect(await world.allItems()).toEqual(before);
});

test('the list of payments says so before the job has run, also to its filters', async () => {
  const { id } = (await order(person)).body;
  clock.advance(day);
  const token = await signedIn(person);
  const list = async (query: Record<string, string>) =>
    (await world.call('user.payments', { token, query })).body.payments;
  expect(await list({})).toMatchObject([
    { id, status: 'expired', repeat: { zarcode: { city: 'Pretoria' } } },
  ]);
  expect(await list({ status: 'expired' })).toHaveLength(1);
  expect(await list({ status: 'pending' })).toEqual([]);
});

test('it can’t be completed in mock mode any more, a second before it can', async () => {
  const [late, inTime] = [(await order(person)).body.id, (await order(person, { bundle: 5 })).body.id];
  const complete = async (id: string) =>
    world.call('payments.complete', { token: await signedIn(person), params: { id } });
  clock.advance(day - 1);
  expect((await complete(inTime)).body.status).toBe('complete');
  clock.advance(1);
  expect(await complete(late)).toMatchObject({
    status: 422,
    body: { code: 'payment_not_open', message: 'This payment has expired. Please start a new one.' },
  });
});

test('its voucher is free again with the status, in one transaction', { tags: 'P16' }, async () => {
  const other = await world.person();
  const { id } = (await order(person)).body;
  expect((await order(other)).status).toBe(422);
  clock.advance(day);
  for (const when of ['before', 'after'] as const) {
    const process = crashAtWrite(world.table.client, 0, when);
    await expire();
    process.restart();
    const isDone = when === 'after';
    expect([await stored(id), await taken()]).toEqual(
      isDone
        ? ['expired', { voucherUses: 0, personalUses: 0 }]
        : ['pending', { voucherUses: 1, personalUses: 1 }],
    );
  }
  expect((await order(other)).status).toBe(201);
});

test('one that fails to be closed holds up no other', async () => {
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 5 });
  const ids = [(await order(person)).body.id, (await order(await world.person())).body.id];
  clock.advance(day);
  let failures = 0;
  cleanups.push(
    intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && failures++ === 0) throw new Error('The table is down');
      return send();
    }),
  );
  await expire();
  const states = await Promise.all(ids.map(stored));
  expect(states.toSorted()).toEqual(['expired', 'pending']);
  await expire();
  expect(await Promise.all(ids.map(stored))).toEqual(['expired', 'expired']);
});

test('what is not due is not read', async () => {
  for (let number = 0; number < 5; number++) await order(await world.person(), { bundle: 5 });
  clock.advance(day - 1);
  const { calls, readUnits, writeUnits } = await recordCalls(world.table.client, expire);
  expect(calls.map(({ operation }) => operation)).toEqual(Array.from({ length: 10 }, () => 'Query'));
  expect([readUnits, writeUnits]).toEqual([5, 0]);
});

test('two runs at the same time give a voucher back once', { tags: 'P16' }, async () => {
  await order(person);
  clock.advance(day);
  await Promise.all([expire(), expire(), expire()]);
  expect(await taken()).toEqual({ voucherUses: 0, personalUses: 0 });
});

describe('a payment that comes late', { tags: 'P16' }, () => {
  test('still counts, and takes the voucher again', async () => {
    const { id } = (await order(person)).body;
    clock.advance(day);
    await expire();
    expect(await payLate(id)).toMatchObject({ status: 'complete', code: expect.any(String) });
    expect(await taken()).toEqual({ voucherUses: 1, personalUses: 1 });
    expect(await saleOf(id)).not.toHaveProperty('overLimit');
    const before = await world.allItems();
    await payLate(id);
    expect(await world.allItems()).toEqual(before);
  });

  test('is honoured above the limit where others took the last use meanwhile, and booked so', async () => {
    const other = await world.person();
    const { id } = (await order(person)).body;
    clock.advance(day);
    await expire();
    const second = (await order(other)).body.id;
    expect(await payLate(id)).toMatchObject({ status: 'complete' });
    await payLate(second);
    expect(await saleOf(id)).toMatchObject({ overLimit: true, amountCents: 950 });
    expect(await saleOf(second)).not.toHaveProperty('overLimit');
    expect(await taken()).toMatchObject({ voucherUses: 2 });
    expect((await order(await world.person())).status).toBe(422);
  });

  test('is honoured after its voucher ended, after the price changed, and after the voucher was deleted', async () => {
    const { id } = (await order(person)).body;
    await world.setPriceCents(9900);
    await world.table.client.send(
      new DeleteCommand({
        TableName: world.table.name,
        Key: { pk: 'VOUCHER#LAST', sk: 'VOUCHER' },
      }),
    );
    clock.advance(day);
    await expire();
    expect(await payLate(id)).toMatchObject({ status: 'complete', amountCents: 950 });
  });

  test.each(['failed', 'cancelled'] as const)('counts also after it was %s', async (status) => {
    const { id } = (await order(person)).body;
    const payment = await getPayment(world.deps.table, id);
    if (payment === null) throw new Error('No payment');
    expect(await closeOrder(world.deps, payment, status)).toBe(true);
    expect([await stored(id), await taken()]).toEqual([status, { voucherUses: 0, personalUses: 0 }]);
    expect(await closeOrder(world.deps, payment, 'expired')).toBe(false);
    expect(await payLate(id)).toMatchObject({ status: 'complete' });
    expect(await closeOrder(world.deps, payment, status)).toBe(false);
    expect([await stored(id), await taken()]).toEqual(['complete', { voucherUses: 1, personalUses: 1 }]);
  });

  test('while the job has just closed it: the counts agree', async () => {
    const { id } = (await order(person)).body;
    clock.advance(day);
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await expire();
      return send();
    });
    await payLate(id);
    await expire();
    expect([await stored(id), await taken()]).toEqual(['complete', { voucherUses: 1, personalUses: 1 }]);
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
  });

  test('while the job closes it: the counts agree', async () => {
    const { id } = (await order(person)).body;
    clock.advance(day);
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await payLate(id);
      return send();
    });
    await expire();
    expect([await stored(id), await taken()]).toEqual(['complete', { voucherUses: 1, personalUses: 1 }]);
  });
});

test('a voucher that ended, and a price that changed, between order and payment change nothing', {
  tags: 'P9',
}, async () => {
  const { token } = person;
  const { id } = (await order(person)).body;
  await world.addVoucher('LAST', 50, { until: clock.now().toISOString() });
  await world.setPriceCents(9900);
  clock.advance(hour);
  const paid = await world.call('payments.complete', { token, params: { id } });
  expect(paid.body).toMatchObject({ status: 'complete', amount: '9.50', voucherCode: 'LAST' });
});

test('an order that costs nothing is not settled after it was closed', async () => {
  await world.addVoucher('GIFT', { percentOff: 100, maxUses: 1 });
  await world.setSettings({ maxCodesPerUser: 1 });
  await world.addVoucher('OTHER', 100);
  const place = { zarcode: pretoria };
  // Both pass the check of the limit, and only one is settled.
  const answers = await Promise.all(
    ['GIFT', 'OTHER'].map((voucherCode) => order(person, { ...place, voucherCode })),
  );
  const open = (await world.itemsOfType('payment')).find(({ status }) => status === 'pending');
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  clock.advance(day);
  await world.setSettings({});
  const unread = await getPayment(world.deps.table, open?.['id']);
  await expire();
  const before = await world.allItems();
  if (unread === null) throw new Error('No payment');
  const late = await settlePayment(world.deps, unread, { max: 100, whenErased: recordRefund });
  expect(late.status).toBe('expired');
  expect((await payLate(unread.id)).status).toBe('expired');
  expect(await world.allItems()).toEqual(before);
});

describe('of a person who was erased', () => {
  const erase = async () => {
    await world.endAccount(person);
    await runErasures();
  };

  test('an open order expires, and gives its voucher back to all', async () => {
    const { id } = (await order(person)).body;
    await erase();
    expect(await taken()).toEqual({ voucherUses: 1 });
    clock.advance(day);
    await expire();
    expect([await stored(id), await taken()]).toEqual(['expired', { voucherUses: 0 }]);
  });

  test('the same where the person is erased while the job runs', async () => {
    const { id } = (await order(person)).body;
    clock.advance(day);
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await erase();
      return send();
    });
    await expire();
    expect([await stored(id), await taken()]).toEqual(['expired', { voucherUses: 0 }]);
  });

  test('what is paid all the same is to be paid back, and its voucher is free again', async () => {
    const { id } = (await order(person)).body;
    await erase();
    expect(await payLate(id)).toMatchObject({ status: 'complete', refundDue: true });
    clock.advance(day);
    await expire();
    expect([await stored(id), await taken()]).toEqual(['complete', { voucherUses: 0 }]);
    expect(await world.itemsOfType('openOrder')).toEqual([]);
  });
});
