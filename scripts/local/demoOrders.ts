/** What the orders of the demo data write. */
import { writeNewBundle } from '#functions/data/bundles.ts';
import { type LedgerEntry, writeLedgerEntry } from '#functions/data/ledger.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { type Payment, type Purchase, writeNewPayment } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import { describePurchase } from '#functions/domain/payments/describePurchase.ts';
import { bundleTotalCents, defaultPercentOff } from '#shared/domain/bundles.ts';
import { codePriceCents, voucherPriceCents } from '#shared/domain/money.ts';
import type { DemoCode } from './demo/codes.ts';
import { codeOf } from './seedCodes.ts';

/** Fixed, so that an interrupted seed finds them again. */
export const idOf = (prefix: string, name: string) => `${prefix}_demo${name}`.padEnd(24, '0');

/** The person who orders, and the times of their orders. */
export interface Demo {
  readonly userId: string;
  readonly at: (ageMs: number) => string;
}

const price = { amountCents: codePriceCents, percentOff: defaultPercentOff };
const priceOf = (purchase: Purchase) =>
  purchase.kind === 'bundle' ? bundleTotalCents(price, purchase.size) : codePriceCents;

export function payment({ userId, at }: Demo, name: string, purchase: Purchase, ageMs: number): Payment {
  return {
    id: idOf('pay', name),
    userId,
    status: 'pending',
    mode: 'mock',
    purchase,
    amountCents: priceOf(purchase),
    vatCents: 0,
    createdAt: at(ageMs + 60_000),
  };
}

function complete(name: string, paid: Payment, entry: Partial<LedgerEntry>): Write[] {
  const { id, userId, amountCents, purchase, completedAt = '' } = paid;
  const common = { userId, at: completedAt };
  return [
    writeNewPayment(paid),
    writeLedgerEntry({
      id: idOf('led', name),
      ...common,
      kind: 'codeSale',
      amountCents,
      codes: 0,
      paymentId: id,
      ...entry,
    }),
    writeNotification({
      id: idOf('ntf', name),
      ...common,
      content: { kind: 'payment', paymentId: id, description: describePurchase(purchase) },
    }),
  ];
}

export function paidCode(demo: Demo, bought: DemoCode): Write[] {
  const { place, ageMs } = bought;
  const code = codeOf(bought);
  const order = payment(demo, 'Code', { kind: 'code', place }, ageMs);
  const amountCents = voucherPriceCents(order.amountCents, 10);
  const paid = { status: 'complete', completedAt: demo.at(ageMs), voucherCode: 'WELCOME10', code } as const;
  return complete('Code', { ...order, ...paid, amountCents }, { zarcode: code });
}

interface DemoBundle {
  readonly name: string;
  readonly ageMs: number;
  readonly usedFor: readonly DemoCode[];
}

export function boughtBundle(demo: Demo, { name, ageMs, usedFor }: DemoBundle): Write[] {
  const { userId, at } = demo;
  const size = 5;
  const bundleId = idOf('bnd', name);
  const order = payment(demo, name, { kind: 'bundle', size }, ageMs);
  const createdAt = at(ageMs);
  const remaining = size - usedFor.length;
  return [
    writeNewBundle({ id: bundleId, userId, total: size, remaining, createdAt }),
    ...complete(
      name,
      { ...order, status: 'complete', completedAt: createdAt, bundleId },
      { kind: 'bundleSale', codes: size, bundleId },
    ),
    ...usedFor.map((used, index) =>
      writeLedgerEntry({
        id: idOf('led', `${name}Use${index}`),
        userId,
        at: at(used.ageMs),
        kind: 'bundleDebit',
        amountCents: 0,
        codes: -1,
        bundleId,
        zarcode: codeOf(used),
      }),
    ),
  ];
}
