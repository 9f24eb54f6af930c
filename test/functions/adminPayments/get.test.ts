import { beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { openRefunds, type RefundWorld } from '#test/support/refunds.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let refunds: RefundWorld;
let person: Person;
let sideEffects: Feed;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  refunds = await openRefunds(world);
  person = await world.person();
  sideEffects = await openFeed(world.table, 'sideEffects');
});

const get = async (id: string) => {
  const { body, status, raw } = await world.call('adminPayments.get', {
    token: refunds.admin.token,
    params: { id },
  });
  expect(status, raw).toBe(200);
  return body;
};
const kinds = (timeline: { kind: string }[]) => timeline.map(({ kind }) => kind);

test('the story of a payment is in order: notices as they came, what it brought, and what went back', async () => {
  const id = await refunds.pay(person);
  await sideEffects.work();
  clock.advance(60);
  await refunds.refund(id, { amount: '5.00' });
  await sideEffects.work();
  clock.advance(60);
  await refunds.refund(id, {
    amount: '4.00',
    refundedBefore: '5.00',
    method: 'manual',
    reference: 'EFT 4711',
  });
  const { payment, person: who, refunds: made, timeline } = await get(id);
  expect(payment).toMatchObject({ id, status: 'complete', refund: { amount: '9.00' } });
  expect(who).toEqual({ id: person.id, name: 'Thandi Nkosi', email: person.email });
  expect(made).toMatchObject([
    { amount: '5.00', method: 'payFast', creditNote: 'CN-000001' },
    { amount: '4.00', method: 'manual', reference: 'EFT 4711' },
  ]);
  expect(kinds(timeline)).toEqual([
    'ordered',
    'notice',
    'paid',
    'issued',
    'invoice',
    'refundRequested',
    'refunded',
    'creditNote',
    'refunded',
  ]);
  const notice = timeline.find(({ kind }: { kind: string }) => kind === 'notice');
  expect(notice.detail).toBe('settled');
  expect(notice.clientIp).not.toBe('');
  expect(new URLSearchParams(notice.body).get('m_payment_id')).toBe(id);
});

test('a refund that PayFast refused is listed, and one that is open', async () => {
  const id = await refunds.pay(person);
  refunds.fault = 'refused';
  await refunds.refund(id);
  expect(kinds((await get(id)).timeline).slice(-2)).toEqual(['refundRequested', 'refundFailed']);
  clock.set('2026-04-01T08:05:00.000Z');
  refunds.fault = 'lost';
  await refunds.refund(id);
  const { payment, timeline } = await get(id);
  expect(payment.refundOpen).toBe(true);
  expect(kinds(timeline).at(-1)).toBe('refundRequested');
});

test('one whose account was deleted has no person', async () => {
  const id = await refunds.pay(person);
  const stored = (await world.itemsOfType('payment')).find((payment) => payment['id'] === id);
  await world.put({ ...stored, pk: `PAY#${id}`, sk: 'PAY', userId: 'usr_erased' });
  const body = await get(id);
  expect(body).not.toHaveProperty('person');
  expect(body.payment).not.toHaveProperty('userId');
});

test('one that is not there is not found', async () => {
  const params = { id: 'pay_00000000000000000000' };
  const { status } = await world.call('adminPayments.get', { token: refunds.admin.token, params });
  expect(status).toBe(404);
});
