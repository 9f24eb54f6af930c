/** Orders, what PayFast says of them, and refunds. */
import * as fc from 'fast-check';
import { getPayment } from '#functions/data/payments.ts';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { amountString } from '#shared/domain/money.ts';
import type { Answer } from '#test/support/invoke.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
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
  fc.constantFrom({ bundle: 5 }, { bundle: 10 }, { bundle: 50 }),
);

interface Purchase {
  readonly who: number;
  readonly what: object;
  readonly voucherCode: string | undefined;
  readonly keyAgain: boolean;
}

export async function order(
  life: Life,
  { who, what, voucherCode, keyAgain }: Purchase,
  how: How,
): Promise<void> {
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

interface Rush {
  readonly who: number;
  readonly what: object;
  readonly voucherCode: string;
  readonly byOne: boolean;
}

/** For the last uses of a voucher, by several people or by one in several tabs. */
async function rush(life: Life, { who, what, voucherCode, byOne }: Rush, how: How): Promise<void> {
  const once: How = { ...how, times: 1 };
  await Promise.all(
    [0, 1, 2].map((index) =>
      order(life, { who: byOne ? who : who + index, what, voucherCode, keyAgain: false }, once),
    ),
  );
}

export const orderAt = (life: Life, number: number) => pick(life.orders, number);

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
  // What nobody paid PayFast can't come back from it.
  const method = life.usePayFast ? wanted.method : 'manual';
  const body = {
    method,
    amount: amountString(Math.max(1, cents)),
    refundedBefore: amountString(refundedCents),
    withdrawCode: wanted.withdrawCode,
    reason: 'Ordered by mistake',
    ...(method === 'manual' && { reference: 'EFT 4711' }),
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

export const hasOrders = ({ orders }: Life) => orders.length > 0;
const buyer = (life: Life, { who }: { who: number }) => pick(life.people, who).id;

const voucherCode = fc.constantFrom(...Object.keys(vouchers));

export const moneyKinds = [
  kindOf('order', {
    weight: 6,
    details: fc.record({
      who: which,
      what,
      voucherCode: fc.option(voucherCode, { nil: undefined, freq: 3 }),
      keyAgain: fc.boolean(),
    }),
    doer: buyer,
    run: order,
  }),
  kindOf('rush', {
    weight: 2,
    details: fc.record({ who: which, what, voucherCode, byOne: fc.boolean() }),
    run: rush,
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
