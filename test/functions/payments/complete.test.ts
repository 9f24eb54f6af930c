import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { crashAtTransaction, failWithConflicts, simulateConflicts } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const cleanups: (() => void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  await world.setSettings({});
});

const complete = ({ token }: Person, id: string, body: unknown = {}) =>
  world.call('payments.complete', { token, params: { id }, body });

async function placeOrder(body: Record<string, unknown> = { zarcode: pretoria }) {
  const person = await world.person();
  const order = await world.call('payments.create', { token: person.token, body });
  return { person, id: order.body.id as string };
}

/** The items that a payment created for its payer, with the receipt that is mailed with its number. */
async function itemsOf(person: Person) {
  await invoicePayments();
  const items = await world.allItems();
  const own = (type: string) =>
    items.filter(
      (item) => item['type'] === type && [item['userId'], item['ownerId'], item['to']].includes(person.id),
    );
  return {
    codes: own('zarcode'),
    ledger: own('ledger'),
    mails: own('mail'),
    bundles: own('bundle'),
    notifications: own('notification'),
  };
}

describe.each([
  ['a code', { zarcode: pretoria }],
  ['a bundle', { bundle: 5 }],
])('a payment for %s', (_, body) => {
  const isBundle = 'bundle' in body;
  const expectOnce = async (person: Person) => {
    const { codes, ledger, mails, bundles, notifications } = await itemsOf(person);
    expect(codes).toHaveLength(isBundle ? 0 : 1);
    expect(bundles).toHaveLength(isBundle ? 1 : 0);
    expect(ledger).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(notifications).toHaveLength(1);
    const stats = await world.call('user.stats', { token: person.token });
    expect(stats.body.totalCodes).toBe(isBundle ? 0 : 1);
  };

  test('completed twice is settled once', { tags: 'P1' }, async () => {
    const { person, id } = await placeOrder(body);
    const first = await complete(person, id);
    expect(first).toMatchObject({ status: 200, body: { id, status: 'complete' } });
    const stored = await world.allItems();
    expect(await complete(person, id)).toMatchObject({ status: 200, body: first.body });
    expect((await world.call('payments.get', { token: person.token, params: { id } })).body).toEqual(
      first.body,
    );
    expect(await world.allItems()).toEqual(stored);
    await expectOnce(person);
  });

  test('completed ten times concurrently is settled once', { tags: 'P1' }, async () => {
    const { person, id } = await placeOrder(body);
    const conflicts = simulateConflicts(world.table.client, 2);
    cleanups.push(conflicts.remove);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(person, id)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
    await expectOnce(person);
  });

  test.each(['before', 'after'] as const)(
    'is settled by a retry after a crash %s its transaction',
    { tags: ['P8', 'C6'] },
    async (when) => {
      const { person, id } = await placeOrder(body);
      const process = crashAtTransaction(world.table.client, when);
      cleanups.push(process.restart);
      expect((await complete(person, id)).status).toBe(500);
      process.restart();

      const payment = await world.call('payments.get', { token: person.token, params: { id } });
      expect(payment.body.status).toBe(when === 'before' ? 'pending' : 'complete');
      expect(payment.body.zarcode === undefined).toBe(when === 'before' || isBundle);
      const repeat = await complete(person, id);
      expect(repeat).toMatchObject({ status: 200, body: { status: 'complete' } });
      expect(repeat.body).toHaveProperty(isBundle ? 'bundle' : 'zarcode');
      await expectOnce(person);
    },
  );

  test('is retried on conflicts, and changes nothing if they persist', { tags: 'C3' }, async () => {
    const { person, id } = await placeOrder(body);
    const stored = await world.allItems();
    const never = failWithConflicts(world.table.client, Number.POSITIVE_INFINITY);
    expect(await complete(person, id)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    never.remove();
    expect(await world.allItems()).toEqual(stored);
    const threeConflicts = failWithConflicts(world.table.client, 3);
    cleanups.push(threeConflicts.remove);
    expect((await complete(person, id)).status).toBe(200);
    await expectOnce(person);
  });
});

test('settling creates the code, the ledger entry, the receipt and the notification', async () => {
  const { person, id } = await placeOrder();
  const { body } = await complete(person, id, { transactionId: 'mock-77' });
  const code = String(body.zarcode).replace('-', '');
  const { codes, ledger, mails, notifications } = await itemsOf(person);
  expect(codes).toMatchObject([{ code, title: 'Mama Joy Spaza', city: 'Pretoria' }]);
  expect(ledger).toMatchObject([
    { kind: 'codeSale', amountCents: 1900, codes: 0, paymentId: id, zarcode: code },
  ]);
  expect(mails).toMatchObject([{ content: { kind: 'receipt', reference: id, amountCents: 1900, code } }]);
  expect(mails[0]).not.toHaveProperty('sentAt');
  const content = { kind: 'payment', paymentId: id, description: 'ZarCode for Mama Joy Spaza' };
  expect(notifications).toMatchObject([{ userId: person.id, content }]);
  expect((await world.itemsOfType('payment')).find((one) => one['id'] === id)).toMatchObject({
    status: 'complete',
    transactionId: 'mock-77',
    code,
  });
});

test('a bought bundle can be used', async () => {
  const { person, id } = await placeOrder({ bundle: 10 });
  const { body } = await complete(person, id);
  expect(body).toMatchObject({ status: 'complete', amount: '171.00', bundle: { totalZarcodes: 10 } });
  const { ledger } = await itemsOf(person);
  expect(ledger).toMatchObject([
    { kind: 'bundleSale', amountCents: 17100, codes: 10, bundleId: body.bundle.id },
  ]);
  const made = await world.call('zarcodes.create', {
    token: person.token,
    body: { ...pretoria, useBundle: true },
  });
  expect(made.status).toBe(201);
});

describe('another user’s payment', { tags: 'A10' }, () => {
  test.each(['user', 'admin', 'super_admin'] as const)('is not found for the role %s', async (role) => {
    const { person, id } = await placeOrder();
    const other = await world.person({ role });
    const stored = await world.allItems();
    const expected = { status: 404, body: { message: 'Payment not found', code: 'not_found' } };
    expect(await complete(other, id)).toMatchObject(expected);
    expect(await world.call('payments.get', { token: other.token, params: { id } })).toMatchObject(expected);
    expect(await world.allItems()).toEqual(stored);
    expect((await complete(person, id)).status).toBe(200);
  });

  test('an unknown payment is not found', async () => {
    const person = await world.person();
    expect(await complete(person, 'pay_00000000000000000000')).toMatchObject({ status: 404 });
  });
});

describe('with the real provider on', { tags: ['P3', 'P13'] }, () => {
  /** Makes an order look like a PayFast order, which mock mode does not settle (docs/decisions/0038). */
  async function sentToProvider(id: string) {
    const stored = (await world.itemsOfType('payment')).find((one) => one['id'] === id);
    await world.put({ ...stored, mode: 'payfast' });
  }

  test.each(['mock', 'payfast'])('an order of mode %s is never settled by this route', async (mode) => {
    const { person, id } = await placeOrder();
    if (mode === 'payfast') await sentToProvider(id);
    await world.setSettings({ usePayFast: true });
    const stored = await world.allItems();
    const poll = { params: { id }, token: person.token, headers: { 'idempotency-key': 'poll-poll-poll' } };
    for (const answer of [
      await complete(person, id),
      await complete(person, id, { transactionId: 'pf-1' }),
      await world.call('payments.complete', poll),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { id, status: 'pending', mode } });
      expect(answer.body).not.toHaveProperty('zarcode');
    }
    expect(await world.allItems()).toEqual(stored);
  });

  test('a PayFast order stays pending after PayFast is switched off', async () => {
    const { person, id } = await placeOrder();
    await sentToProvider(id);
    expect(await complete(person, id)).toMatchObject({
      status: 200,
      body: { status: 'pending', mode: 'payfast' },
    });
    expect((await itemsOf(person)).codes).toEqual([]);
  });
});

test.each(['failed', 'cancelled', 'expired'])(
  'a payment that is %s can’t be completed: 422',
  { tags: 'P2' },
  async (status) => {
    const { person, id } = await placeOrder();
    const stored = (await world.itemsOfType('payment')).find((one) => one['id'] === id);
    await world.put({ ...stored, status });
    expect(await complete(person, id)).toMatchObject({ status: 422, body: { code: 'payment_not_open' } });
    expect((await itemsOf(person)).codes).toEqual([]);
  },
);

test('a payment cancelled between read and write is not settled', { tags: 'P2' }, async () => {
  const { person, id } = await placeOrder();
  const stored = (await world.itemsOfType('payment')).find((one) => one['id'] === id);
  const conflict = failWithConflicts(world.table.client, 1);
  cleanups.push(conflict.remove);
  const answer = complete(person, id);
  while (conflict.attempts() === 0) await new Promise((resolve) => setImmediate(resolve));
  await world.put({ ...stored, status: 'cancelled' });
  expect(await answer).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await itemsOf(person)).codes).toEqual([]);
});

test('the body is optional', async () => {
  const { person, id } = await placeOrder();
  expect((await world.call('payments.complete', { token: person.token, params: { id } })).status).toBe(200);
});
