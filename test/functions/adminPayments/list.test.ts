import { beforeAll, expect, test } from 'vitest';
import { handler as numberRest } from '#functions/jobs/invoicePayments.ts';
import { testClock } from '#test/support/clock.ts';
import { openRefunds, type RefundWorld } from '#test/support/refunds.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let refunds: RefundWorld;
let projections: Feed;
let person: Person;
let paid: string;
let partly: string;
let whole: string;
let bundle: string;
let pending: string;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  projections = await openFeed(world.table, 'projections');
  refunds = await openRefunds(world);
  person = await world.person();
  const next = async (order?: Parameters<RefundWorld['pay']>[1]) => {
    clock.advance(60);
    return refunds.pay(person, order);
  };
  paid = await next();
  partly = await next();
  await refunds.refund(partly, { amount: '5.00' });
  whole = await next();
  await refunds.refund(whole);
  bundle = await next({ order: { bundle: 5 }, amount: '90.25' });
  clock.advance(60);
  const order = await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
  pending = order.body.id;
});

const list = async (query: Record<string, string> = {}) => {
  const { status, body, raw } = await world.call('adminPayments.list', { token: refunds.admin.token, query });
  expect(status, raw).toBe(200);
  return body;
};
const ids = async (query: Record<string, string> = {}) =>
  (await list(query)).payments.map(({ id }: { id: string }) => id);

test('all payments of everybody are listed, the newest first, with fee and net', async () => {
  expect(await ids()).toEqual([pending, bundle, whole, partly, paid]);
  const { payments } = await list();
  expect(payments.at(-1)).toMatchObject({
    id: paid,
    userId: person.id,
    kind: 'code',
    amount: '19.00',
    fee: '3.15',
    net: '15.85',
    payFastId: `pf-${paid}`,
    refundDue: false,
    refundOpen: false,
  });
});

test.each([
  [{ status: 'pending' }, () => [pending]],
  [{ status: 'complete' }, () => [bundle, whole, partly, paid]],
  [{ status: 'refunded' }, () => [whole]],
  [{ status: 'partlyRefunded' }, () => [partly]],
  [{ kind: 'bundle' }, () => [bundle]],
  [{ from: '2026-04-02' }, () => []],
  [{ to: '2026-04-01', kind: 'code', status: 'complete' }, () => [whole, partly, paid]],
])('filtered by %o', async (query, expected) => {
  expect(await ids(query as Record<string, string>)).toEqual(expected());
});

test('with what those of all pages add up to, where they are counted', async () => {
  await projections.work();
  const sums = async (query: Record<string, string> = {}) => (await list(query)).sums;
  expect(await sums()).toEqual({ amount: '166.25', fees: '12.60', refunded: '24.00' });
  expect(await sums({ status: 'pending' })).toEqual({ amount: '19.00', fees: '0.00', refunded: '0.00' });
  expect(await sums({ kind: 'bundle', from: '2026-04-01', to: '2026-04-01' })).toMatchObject({
    amount: '90.25',
  });
  expect(await sums({ from: '2026-04-02' })).toEqual({ amount: '0.00', fees: '0.00', refunded: '0.00' });
  expect(await sums({ status: 'complete', kind: 'code' })).toBeUndefined();
  expect(await sums({ search: paid })).toBeUndefined();
});

test('are found by their id, that of PayFast, the number of the receipt and the address of the person', async () => {
  expect(await ids({ search: paid })).toEqual([paid]);
  expect(await ids({ search: `pf-${partly}` })).toEqual([partly]);
  await numberRest();
  const { payments } = await list({ search: whole });
  expect(await ids({ search: payments[0].invoiceNumber.toLowerCase() })).toEqual([whole]);
  expect(await ids({ search: person.email.toUpperCase() })).toEqual([pending, bundle, whole, partly, paid]);
  expect(await ids({ search: person.email, status: 'refunded' })).toEqual([whole]);
  for (const search of ['pay_00000000000000000000', 'nobody@example.co.za', 'INV-999999']) {
    expect(await list({ search })).toMatchObject({ payments: [], pagination: { total: 0 } });
  }
});

test('payments of one person are paged by the same cursors', async () => {
  const other = await world.person();
  const made: string[] = [];
  for (let count = 0; count < 12; count++) {
    clock.advance(60);
    const order = await world.call('payments.create', { token: other.token, body: { bundle: 5 } });
    made.unshift(order.body.id);
  }
  const first = await list({ search: other.email });
  expect(first.pagination).toMatchObject({ total: 12, totalPages: 2 });
  const query = { search: other.email, page: '2', older: first.pagination.older };
  expect(await ids(query)).toEqual(made.slice(10));
  const second = await list(query);
  const back = { search: other.email, page: '1', newer: second.pagination.newer };
  expect(await ids(back)).toEqual(made.slice(0, 10));
});

test('an unpaid order has expired after a day, also before the job has stored that', async () => {
  clock.advance(25 * 3600);
  const { token } = await world.signIn(refunds.admin);
  const { body } = await world.call('adminPayments.list', { token, query: { search: pending } });
  expect(body.payments).toMatchObject([{ status: 'expired' }]);
});
