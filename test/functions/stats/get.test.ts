import { beforeEach, expect, test } from 'vitest';
import { getPayment } from '#functions/data/payments.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { hour, type TestClock, testClock } from '#test/support/clock.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let feed: Feed;
let clock: TestClock;

/** The last hour of April in Johannesburg. */
const endOfApril = '2026-04-30T21:00:00.000Z';

beforeEach(async () => {
  clock = testClock(endOfApril);
  world = await newWorld({ now: clock.now });
  feed = await openFeed(world.table, 'projections');
  admin = await world.person({ role: 'admin' });
});

async function stats() {
  await feed.work();
  const { token } = await world.signIn(admin);
  const { status, body } = await world.call('stats.get', { token });
  expect(status).toBe(200);
  return body;
}

const nothing = {
  registrations: 0,
  codes: { total: 0, paid: 0, bundle: 0, creator: 0, admin: 0 },
  orders: 0,
  paidOrders: 0,
  revenue: '0.00',
  fees: '0.00',
  refunds: '0.00',
  net: '0.00',
};
const nobody = {
  messages: 0,
  creatorRequests: 0,
  changeRequests: 0,
  notices: 0,
  refunds: 0,
  failedMails: 0,
};

test('an empty table has zeros for everything', async () => {
  const { token } = admin;
  const { body } = await world.call('stats.get', { token });
  expect(body).toMatchObject({ total: nothing, thisMonth: nothing, lastMonth: nothing, waiting: nobody });
  expect(body.provinces).toHaveLength(9);
  expect(new Set(body.provinces.map(({ codes }: { codes: number }) => codes))).toEqual(new Set([0]));
});

test('months end at midnight in Johannesburg', { tags: 'C10' }, async () => {
  const person = await world.person();
  await world.buyCode(person);
  clock.advance(2 * hour);
  const session = await world.signIn(person);
  await world.buyCode(session, capeTown);
  await world.addBundle(person, 5);
  await world.call('zarcodes.create', { token: session.token, body: { ...pretoria, useBundle: true } });
  const { total, thisMonth, lastMonth, provinces } = await stats();
  expect(total).toMatchObject({
    registrations: 2,
    codes: { total: 3, paid: 2, bundle: 1 },
    revenue: '38.00',
  });
  expect(lastMonth).toMatchObject({ registrations: 2, codes: { total: 1, paid: 1 }, revenue: '19.00' });
  expect(thisMonth).toMatchObject({ registrations: 0, codes: { total: 2, paid: 1, bundle: 1 }, orders: 1 });
  expect(provinces).toContainEqual({ province: 'Gauteng', codes: 2 });
  expect(provinces).toContainEqual({ province: 'Western Cape', codes: 1 });
});

test('an order counts on its day, and its money when it is paid', async () => {
  const { token } = await world.person();
  const order = await world.call('payments.create', { token, body: { bundle: 5 } });
  clock.advance(2 * hour);
  const stored = await getPayment(world.deps.table, order.body.id);
  if (stored === null) throw new Error('There is no order');
  const received = { pfPaymentId: 'pf-1', feeCents: 350, netCents: stored.amountCents - 350 };
  await settlePayment(world.deps, stored, { received, whenErased: recordRefund });
  const { thisMonth, lastMonth } = await stats();
  expect(lastMonth).toMatchObject({ orders: 1, paidOrders: 0, revenue: '0.00' });
  expect(thisMonth).toMatchObject({
    orders: 0,
    paidOrders: 1,
    revenue: '90.25',
    fees: '3.50',
    net: '86.75',
  });
});

test('an order of the sandbox is a trial', async () => {
  const [payment] = await paid();
  await world.put({ ...payment, pk: 'PAY#pay_sandbox', id: 'pay_sandbox', sandbox: true, mode: 'payfast' });
  expect((await stats()).total).toMatchObject({ orders: 1, paidOrders: 1, revenue: '19.00' });
});

async function paid() {
  await world.buyCode(await world.person());
  return world.itemsOfType('payment');
}

test('a refund leaves less than nothing of what was earned', async () => {
  const refund = { pk: 'REFUND#pay_1', sk: 'REFUND', type: 'repayment', version: 1 };
  await world.put({ ...refund, status: 'open' });
  expect((await stats()).waiting).toEqual({ ...nobody, refunds: 1 });
  await world.put({ ...refund, version: 2, status: 'done', refundedCents: 1900, refundedAt: endOfApril });
  const { total, waiting } = await stats();
  expect(waiting).toEqual(nobody);
  expect(total).toMatchObject({ refunds: '19.00', net: '-19.00' });
});

test('what waits is counted until somebody has seen to it', async () => {
  const person = await world.person();
  const body = { name: 'Thandi', email: 'a@example.co.za', subject: 'Hello', message: 'How do I pay?' };
  await world.call('contact.create', { body });
  const code = await world.buyCode(person);
  const id = await world.requestChange(person, code);
  await world.put({ pk: 'NOTICE#ntc_1', sk: 'NOTICE', type: 'notice', version: 1 });
  expect((await stats()).waiting).toEqual({ ...nobody, messages: 1, changeRequests: 1, notices: 1 });

  const decision = { params: { id }, body: { decision: 'approve' } };
  await world.call('changeRequests.decide', { token: admin.token, ...decision });
  const [message] = await world.itemsOfType('message');
  await world.put({ ...message, pk: String(message?.['pk']), sk: 'MESSAGE', read: true });
  await world.put({ pk: 'NOTICE#ntc_1', sk: 'NOTICE', type: 'notice', version: 2, outcome: 'settled' });
  const [mail] = await world.itemsOfType('mail');
  await world.put({ ...mail, pk: String(mail?.['pk']), sk: 'MAIL', unsentReason: 'bounce' });
  expect((await stats()).waiting).toEqual({ ...nobody, failedMails: 1 });
});

test('a deleted code is not counted any more', async () => {
  const person = await world.person();
  const code = await world.buyCode(person);
  expect((await stats()).total.codes.total).toBe(1);
  await world.call('zarcodes.delete', { token: person.token, params: { code } });
  expect((await stats()).total).toMatchObject({ codes: { total: 0, paid: 0 }, revenue: '19.00' });
});
