/** Random histories of orders, payments, bundles, codes and vouchers, through the real handlers. */
import * as fc from 'fast-check';
import { getPayment } from '#functions/data/payments.ts';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { handler as expireOrders } from '#functions/jobs/expireOrders.ts';
import { hour, type TestClock } from './clock.ts';
import type { Answer } from './invoke.ts';
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
const payment = fc.record({
  kind: fc.constantFrom('complete' as const, 'complete' as const, 'payLate' as const),
  which,
  times: fc.constantFrom(1, 1, 1, 3),
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
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Some thirty acts; those of one group happen at the same time. */
export const history = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), {
  minLength: 12,
  maxLength: 18,
});

/** @returns how often each answer came, so that a test can see that something happened */
export async function live(
  world: World,
  clock: TestClock,
  acts: readonly (readonly Act[])[],
): Promise<Map<number, number>> {
  for (const [code, offer] of Object.entries(vouchers)) await world.addVoucher(code, offer);
  const people = [await world.person(), await world.person(), await world.person()];
  const answers = new Map<number, number>();
  const orders: { id: string; person: Person }[] = [];
  let keys = 0;

  const personAt = (number: number) => people[number % people.length] as Person;
  const note = (given: readonly Answer[]) => {
    for (const { status } of given) answers.set(status, (answers.get(status) ?? 0) + 1);
  };
  const atOnce = (times: number, call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, call));

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
        note(placed);
        orders.push(...placed.flatMap(({ body: { id } }) => (id === undefined ? [] : [{ id, person }])));
        return;
      }
      case 'complete':
      case 'payLate': {
        const order = orders[next.which % Math.max(1, orders.length)];
        if (order === undefined) return;
        const { id } = order;
        if (next.kind === 'payLate') {
          await Promise.all(Array.from({ length: next.times }, () => payLate(id)));
          return;
        }
        const { token } = await world.signIn(order.person);
        const complete = () => world.call('payments.complete', { token, params: { id }, body: {} });
        note(await atOnce(next.times, complete));
        return;
      }
      case 'useBundle': {
        const { token } = await world.signIn(personAt(next.who));
        note([await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } })]);
        return;
      }
      case 'deleteCode': {
        const { token } = await world.signIn(personAt(next.who));
        const recent = await world.call('zarcodes.recent', { token });
        const code = recent.body.zarcodes?.[0]?.zarcode;
        if (code !== undefined) note([await world.call('zarcodes.delete', { token, params: { code } })]);
        return;
      }
      case 'close': {
        const order = orders[next.which % Math.max(1, orders.length)];
        const stored = order && (await getPayment(world.deps.table, order.id));
        if (stored) await closeOrder(world.deps, stored, next.status);
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

  for (const group of acts) await Promise.all(group.map(carryOut));
  return answers;
}

/** A day later nothing is open any more. */
export async function endHistory(clock: TestClock): Promise<void> {
  clock.advance(25 * hour);
  await expireOrders();
}

export const maxUsesOf = (code: string) => vouchers[code]?.maxUses;
