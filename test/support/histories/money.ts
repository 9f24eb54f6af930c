/** Orders, what PayFast says of them, and refunds. */
import * as fc from 'fast-check';
import { getPayment } from '#functions/data/payments.ts';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { amountString } from '#shared/domain/money.ts';
import type { Answer } from '#test/support/invoke.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import { killed } from './gate.ts';
import type { How, Life } from './life.ts';
import { place } from './places.ts';

/** How long the one that ends is valid: a while after the histories begin. */
export const lastDay = '2026-04-30T22:00:00.000Z';
export const vouchers: Readonly<Record<string, Partial<NewVoucher> & { validUntil?: string }>> = {
  TENTH: { percentOff: 10, validUntil: lastDay },
  TWO: { percentOff: 50, maxUses: 2 },
  ONCE: { amountOffCents: 700, maxUses: 5, maxUsesPerUser: 1 },
  GIFT: { percentOff: 100, maxUses: 3, maxUsesPerUser: 2 },
  BUNDLES: { amountOffCents: 9025, appliesTo: 'bundles', minTotalCents: 9025, maxUses: 2 },
};

/** A repeat gets the first response, and the same key with something else is refused. */
export function checkRepeats(life: Life, key: string, answers: readonly (Answer | null)[]): void {
  const said = new Set(answers.filter((answer) => answer?.status === 201).map((answer) => answer?.raw));
  if (said.size > 1) life.problems.push(`${key} was answered in ${said.size} ways: ${[...said].join(' / ')}`);
}

const what = fc.oneof(
  place.map((zarcode) => ({ zarcode })),
  fc.constantFrom({ bundle: 5 }, { bundle: 10 }),
);

interface Purchase {
  readonly who: number;
  readonly what: object;
  readonly voucherCode: string | undefined;
  readonly keyAgain: boolean;
}

async function order(life: Life, { who, what, voucherCode, keyAgain }: Purchase, how: How): Promise<void> {
  const person = pick(life.people, who);
  const key = life.newKey();
  const headers = { 'idempotency-key': key };
  const body = { ...what, ...(voucherCode !== undefined && { voucherCode }) };
  const answers = await atOnce(how, () => life.send('payments.create', person, { headers, body }, how));
  checkRepeats(life, key, answers);
  const placed = answers.find((answer) => answer?.status === 201);
  if (placed == null) return;
  const { id, amount } = placed.body;
  life.orders.push({ id, person, amount });
  life.confirmed.push({
    sentence: `${id} is ordered`,
    holds: ({ table }) => table.get(`PAY#${id}`, 'PAY') != null,
  });
  if (!keyAgain) return;
  const other = { bundle: 'bundle' in what && what.bundle === 5 ? 10 : 5 };
  const again = await life.send('payments.create', person, { headers, body: other }, how);
  if (again !== null && again.status < 400)
    life.problems.push(`${key} was used for something else: ${again.raw}`);
}

const orderAt = (life: Life, number: number) => pick(life.orders, number);

async function complete(life: Life, { number }: { number: number }, how: How): Promise<void> {
  const { id, person, amount } = orderAt(life, number);
  if (life.usePayFast && amount !== '0.00') return receive(life, id, amount, how);
  const call = { params: { id }, body: {} };
  const answers = await atOnce(how, () => life.send('payments.complete', person, call, how));
  if (answers.some((answer) => answer?.status === 200)) tellPaid(life, id);
}

function tellPaid(life: Life, id: string): void {
  life.confirmed.push({
    sentence: `${id} is paid`,
    holds: ({ table }) => table.get(`PAY#${id}`, 'PAY')?.['status'] === 'complete',
  });
}

/** PayFast receives the money of an order, and says so, perhaps more than once. */
async function receive(life: Life, id: string, amount: string, how: How): Promise<void> {
  const { fault } = how;
  life.paidAtPayFast.add(id);
  const answers = await atOnce(how, () => life.gate.call(fault, () => life.refunds.receive(id, amount)));
  for (const { value } of answers) life.note('payments.notify', value === killed ? null : value.status);
  if (answers.some(({ value }) => value !== killed && value.status === 200)) tellPaid(life, id);
  else life.unthanked.push(id);
}

interface WrongNotice {
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Money that the order does not ask for, or none: it changes nothing but what is open. */
async function wrongNotice(life: Life, { number, fields }: WrongNotice, how: How): Promise<void> {
  if (!life.usePayFast) return;
  const { id } = orderAt(life, number);
  const about = { m_payment_id: id, pf_payment_id: life.refunds.idAtPayFast(id) };
  const { value } = await life.gate.call(how.fault, () => life.refunds.notify({ ...about, ...fields }));
  life.note('payments.notify wrong', value === killed ? null : value.status);
}

interface Refund {
  readonly number: number;
  readonly by: number;
  readonly method: 'payFast' | 'manual';
  readonly part: 'all' | 'some' | 'tooMuch';
  readonly withdrawCode: boolean;
  readonly atPayFast: 'refused' | 'error' | 'disconnect' | 'lost' | null;
}

/** One that was paid and not all of it paid back; else any. */
async function paidAt(life: Life, number: number) {
  for (let next = number; next < number + life.orders.length; next++) {
    const stored = await getPayment(life.world.table, orderAt(life, next).id);
    if (stored?.status === 'complete' && stored.amountCents > (stored.refundedCents ?? 0)) return stored;
  }
  return getPayment(life.world.table, orderAt(life, number).id);
}

async function refund(life: Life, wanted: Refund, how: How): Promise<void> {
  const stored = await paidAt(life, wanted.number);
  if (stored === null) return;
  life.refunds.fault = wanted.atPayFast;
  const { refundedCents = 0 } = stored;
  const left = stored.amountCents - refundedCents;
  const cents = { all: left, some: Math.ceil(left / 3), tooMuch: left + 1 }[wanted.part];
  const body = {
    method: wanted.method,
    amount: amountString(Math.max(1, cents)),
    refundedBefore: amountString(refundedCents),
    withdrawCode: wanted.withdrawCode,
    reason: 'Ordered by mistake',
    ...(wanted.method === 'manual' && { reference: 'EFT 4711' }),
  };
  const call = { params: { id: stored.id }, body };
  const admin = pick(life.admins, wanted.by);
  const answers = await atOnce(how, () => life.send('refunds.create', admin, call, how));
  for (const answer of answers) {
    if (answer?.status !== 201) continue;
    const { id } = answer.body;
    life.confirmed.push({
      sentence: `${id} of ${stored.id} is stored`,
      holds: ({ table }) => table.get(`REFUND#${stored.id}`, id) !== undefined,
    });
  }
}

async function resolve(life: Life, { number, by }: { number: number; by: number }, how: How): Promise<void> {
  const call = { params: { id: orderAt(life, number).id }, body: {} };
  await life.send('refunds.resolve', pick(life.admins, by), call, how);
}

const hasOrders = ({ orders }: Life) => orders.length > 0;
const buyer = (life: Life, { who }: { who: number }) => pick(life.people, who).id;

export const moneyKinds = [
  kindOf('order', {
    weight: 6,
    details: fc.record({
      who: which,
      what,
      voucherCode: fc.option(fc.constantFrom(...Object.keys(vouchers)), { nil: undefined, freq: 3 }),
      keyAgain: fc.boolean(),
    }),
    doer: buyer,
    run: order,
  }),
  kindOf('pay', { weight: 7, details: fc.record({ number: which }), needs: hasOrders, run: complete }),
  kindOf('wrongNotice', {
    weight: 2,
    details: fc.record({
      number: which,
      fields: fc.constantFrom<Readonly<Record<string, string>>>(
        { payment_status: 'FAILED' },
        { payment_status: 'CANCELLED' },
        { payment_status: 'PENDING' },
        { amount_gross: '18.99' },
        { merchant_id: '10000101' },
      ),
    }),
    needs: hasOrders,
    run: wrongNotice,
  }),
  kindOf('refund', {
    weight: 3,
    details: fc.record({
      number: which,
      by: which,
      method: fc.constantFrom('payFast' as const, 'manual' as const),
      part: fc.constantFrom('all' as const, 'all' as const, 'some' as const, 'tooMuch' as const),
      withdrawCode: fc.boolean(),
      atPayFast: fc.option(
        fc.constantFrom('refused' as const, 'error' as const, 'disconnect' as const, 'lost' as const),
      ),
    }),
    needs: hasOrders,
    run: refund,
  }),
  kindOf('resolve', {
    weight: 1,
    details: fc.record({ number: which, by: which }),
    needs: hasOrders,
    run: resolve,
  }),
];
