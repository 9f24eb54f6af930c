/** Random histories of orders, payments, refunds, bundles, codes and vouchers, through the real handlers. */
import * as fc from 'fast-check';
import { getPayment } from '#functions/data/payments.ts';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { handler as expireOrders } from '#functions/jobs/expireOrders.ts';
import { amountString } from '#shared/domain/money.ts';
import { hour, type TestClock } from './clock.ts';
import type { Answer } from './invoke.ts';
import { openRefunds } from './refunds.ts';
import { type Person, pretoria, type World } from './world.ts';

const vouchers: Readonly<Record<string, Partial<NewVoucher>>> = {
  TENTH: { percentOff: 10 },
  TWO: { percentOff: 50, maxUses: 2 },
  ONCE: { amountOffCents: 700, maxUses: 5, maxUsesPerUser: 1 },
  GIFT: { percentOff: 100, maxUses: 3, maxUsesPerUser: 2 },
  BUNDLES: { amountOffCents: 9025, appliesTo: 'bundles', minTotalCents: 9025, maxUses: 2 },
};

const which = fc.nat(99);
const purchase = fc.record({
  kind: fc.constant('order' as const),
  who: which,
  what: fc.constantFrom({ zarcode: pretoria }, { bundle: 5 }, { bundle: 10 }),
  voucherCode: fc.option(fc.constantFrom(...Object.keys(vouchers)), { nil: undefined, freq: 4 }),
  /** As often at once, by one person with one key. */
  times: fc.constantFrom(1, 1, 1, 3),
});
/** In mock mode the buyer completes an order; otherwise PayFast's notice does. */
const payment = fc.record({
  kind: fc.constantFrom('complete' as const, 'complete' as const, 'payLate' as const),
  which,
  times: fc.constantFrom(1, 1, 1, 3),
});
const refund = fc.record({
  kind: fc.constant('refund' as const),
  which,
  method: fc.constantFrom('payFast' as const, 'manual' as const),
  part: fc.constantFrom('all' as const, 'all' as const, 'some' as const, 'tooMuch' as const),
  withdrawCode: fc.boolean(),
  /** What goes wrong at PayFast. */
  fault: fc.option(
    fc.constantFrom('refused' as const, 'error' as const, 'disconnect' as const, 'lost' as const),
  ),
  times: fc.constantFrom(1, 1, 3),
});
const act = fc.oneof(
  { weight: 6, arbitrary: purchase },
  { weight: 6, arbitrary: payment },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('useBundle' as const, 'useBundle' as const, 'deleteCode' as const),
      who: which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      which,
      status: fc.constantFrom('failed' as const, 'cancelled' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 24, 25) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrongNotice' as const),
      which,
      fields: fc.constantFrom(
        { payment_status: 'FAILED' },
        { payment_status: 'CANCELLED' },
        { amount_gross: '18.99' },
        { merchant_id: '10000101' },
      ),
    }),
  },
  { weight: 4, arbitrary: refund },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resolve' as const), which }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Some thirty acts; those of one group happen at the same time. */
export const history = fc.record({
  usePayFast: fc.boolean(),
  groups: fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 12, maxLength: 18 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Lived {
  /** How often each answer came, so that a test can see that something happened. */
  readonly answers: ReadonlyMap<string, number>;
  /** A day later nothing is open any more. */
  end(): Promise<void>;
  /** Sentences: where the table differs from what went back by PayFast's own books. */
  refundProblems(): Promise<string[]>;
}

export async function live(world: World, clock: TestClock, { usePayFast, groups }: History): Promise<Lived> {
  const refunds = await openRefunds(world, { usePayFast });
  for (const [code, offer] of Object.entries(vouchers)) await world.addVoucher(code, offer);
  const people = [await world.person(), await world.person(), await world.person()];
  const answers = new Map<string, number>();
  const orders: { id: string; person: Person }[] = [];
  /** Ids of orders whose money PayFast has received. */
  const received = new Set<string>();
  let keys = 0;

  const personAt = (number: number) => people[number % people.length] as Person;
  const note = (kind: Act['kind'], given: readonly Answer[]) => {
    for (const { status } of given) {
      const key = `${kind} ${status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  };
  const orderAt = (number: number) => orders[number % Math.max(1, orders.length)];
  const atOnce = (times: number, call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, call));

  const storedAt = async (number: number) => {
    const order = orderAt(number);
    return order === undefined ? null : getPayment(world.deps.table, order.id);
  };

  /** One that was paid and not all of it paid back; else any. */
  const paidAt = async (number: number) => {
    for (let next = number; next < number + orders.length; next++) {
      const stored = await storedAt(next);
      if (stored?.status === 'complete' && stored.amountCents > (stored.refundedCents ?? 0)) return stored;
    }
    return storedAt(number);
  };

  /** Like a notice of PayFast, whenever it comes. */
  const payLate = async (id: string) => {
    const order = await getPayment(world.deps.table, id);
    const received = { pfPaymentId: `pf-${id}` };
    if (order !== null) await settlePayment(world.deps, order, { received, whenErased: recordRefund });
  };

  async function carryOut(next: Act): Promise<void> {
    switch (next.kind) {
      case 'order': {
        const person = personAt(next.who);
        const { token } = await world.signIn(person);
        const headers = { 'idempotency-key': `order-number-${++keys}` };
        const { voucherCode } = next;
        const body = { ...next.what, ...(voucherCode !== undefined && { voucherCode }) };
        const placed = await atOnce(next.times, () =>
          world.call('payments.create', { token, headers, body }),
        );
        note(next.kind, placed);
        orders.push(...placed.flatMap(({ body: { id } }) => (id === undefined ? [] : [{ id, person }])));
        return;
      }
      case 'complete':
      case 'payLate': {
        const order = orderAt(next.which);
        if (order === undefined) return;
        const { id } = order;
        const stored = await getPayment(world.deps.table, id);
        if (usePayFast && stored !== null && stored.amountCents > 0) {
          const amount = amountString(stored.amountCents);
          received.add(id);
          note(next.kind, await atOnce(next.times, () => refunds.receive(id, amount)));
          return;
        }
        if (next.kind === 'payLate') {
          await Promise.all(Array.from({ length: next.times }, () => payLate(id)));
          return;
        }
        const { token } = await world.signIn(order.person);
        const complete = () => world.call('payments.complete', { token, params: { id }, body: {} });
        note(next.kind, await atOnce(next.times, complete));
        return;
      }
      case 'useBundle': {
        const { token } = await world.signIn(personAt(next.who));
        note(next.kind, [
          await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } }),
        ]);
        return;
      }
      case 'deleteCode': {
        const { token } = await world.signIn(personAt(next.who));
        const recent = await world.call('zarcodes.recent', { token });
        const code = recent.body.zarcodes?.[0]?.zarcode;
        if (code === undefined) return;
        note(next.kind, [await world.call('zarcodes.delete', { token, params: { code } })]);
        return;
      }
      case 'close': {
        const stored = await storedAt(next.which);
        if (stored) await closeOrder(world.deps, stored, next.status);
        return;
      }
      case 'wrongNotice': {
        const order = orderAt(next.which);
        if (order === undefined) return;
        const about = { m_payment_id: order.id, pf_payment_id: refunds.idAtPayFast(order.id) };
        note(next.kind, [await refunds.notify({ ...about, ...next.fields })]);
        return;
      }
      case 'refund': {
        const stored = await paidAt(next.which);
        if (stored === null) return;
        refunds.fault = next.fault;
        const { refundedCents = 0 } = stored;
        const left = stored.amountCents - refundedCents;
        const cents = { all: left, some: Math.ceil(left / 3), tooMuch: left + 1 }[next.part];
        const body = {
          method: next.method,
          amount: amountString(Math.max(1, cents)),
          refundedBefore: amountString(refundedCents),
          withdrawCode: next.withdrawCode,
          ...(next.method === 'manual' && { reference: 'EFT 4711' }),
        };
        note(next.kind, await atOnce(next.times, () => refunds.refund(stored.id, body)));
        return;
      }
      case 'resolve': {
        const order = orderAt(next.which);
        if (order !== undefined) note(next.kind, [await refunds.resolve(order.id)]);
        return;
      }
      case 'wait':
        clock.advance(next.hours * hour);
        return;
      case 'expire':
        await expireOrders();
        return;
    }
  }

  for (const group of groups) await Promise.all(group.map(carryOut));
  return {
    answers,
    async end() {
      refunds.fault = null;
      clock.advance(25 * hour);
      await expireOrders();
      for (const { id } of orders) await refunds.resolve(id);
    },
    async refundProblems() {
      const done = (await world.itemsOfType('repayment')).filter(
        ({ method, status }) => method === 'payFast' && status === 'done',
      );
      return [...received].flatMap((id) => {
        const booked = done
          .filter(({ paymentId }) => paymentId === id)
          .reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
        const { refundedCents } = refunds.payment(refunds.idAtPayFast(id));
        return booked === refundedCents ? [] : [`${id}: ${booked} booked, ${refundedCents} paid back`];
      });
    },
  };
}

export const maxUsesOf = (code: string) => vouchers[code]?.maxUses;
