/** Payments of the first demo person in each state, with what they bought and what the bell says about them. */
import { writeNewBundle } from '#functions/data/bundles.ts';
import { type LedgerEntry, writeLedgerEntry } from '#functions/data/ledger.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { type Payment, type Purchase, writeNewPayment } from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { describePurchase } from '#functions/domain/payments/describePurchase.ts';
import { bundlePriceCents, codePriceCents, voucherPriceCents } from '#shared/domain/money.ts';
import { type DemoCode, demoCodes } from './demo/codes.ts';
import { demoPeople, demoUserId } from './demoAccounts.ts';
import { codeOf } from './seedCodes.ts';

const dayMs = 86_400_000;

const [person] = demoPeople;
const own = () => demoCodes().filter(({ share }) => share < (person?.upTo ?? 0));
const idOf = (prefix: string, name: string) => `${prefix}_demo${name}`.padEnd(24, '0');

interface Demo {
  readonly userId: string;
  readonly at: (ageMs: number) => string;
}

/** Does nothing where an interrupted start has written them. */
export async function seedPayments(table: Table, startedAt: Date): Promise<void> {
  if (person === undefined) return;
  const demo: Demo = {
    userId: demoUserId(person),
    at: (ageMs) => new Date(startedAt.getTime() - ageMs).toISOString(),
  };
  const [newest, ...older] = own().toSorted((a, b) => a.ageMs - b.ageMs);
  if (newest === undefined) return;
  const groups = [
    paidCode(demo, newest),
    boughtBundle(demo, { name: 'Used', ageMs: 290 * dayMs, usedFor: older.slice(-5) }),
    boughtBundle(demo, { name: 'Full', ageMs: 3 * dayMs, usedFor: [] }),
    ...notCompleted(demo, newest),
    // After two weeks the dashboard does not show it any more.
    ...older.slice(8, 9).map((code) => [decision(demo, code, 20 * dayMs)]),
  ];
  for (const writes of groups) {
    try {
      await transact(table, writes);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

const priceOf = (purchase: Purchase) =>
  purchase.kind === 'bundle' ? bundlePriceCents(codePriceCents, purchase.size) : codePriceCents;

function payment({ userId, at }: Demo, name: string, purchase: Purchase, ageMs: number): Payment {
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

function paidCode(demo: Demo, bought: DemoCode): Write[] {
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

function boughtBundle(demo: Demo, { name, ageMs, usedFor }: DemoBundle): Write[] {
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

function notCompleted(demo: Demo, { place }: DemoCode): Write[][] {
  const shop = { ...place, title: 'Corner Shop', description: '' };
  const orders = [
    payment(demo, 'Open', { kind: 'code', place: shop }, dayMs),
    { ...payment(demo, 'Failed', { kind: 'bundle', size: 10 }, 4 * dayMs), status: 'failed' as const },
    { ...payment(demo, 'Cancelled', { kind: 'code', place: shop }, 2 * dayMs), status: 'cancelled' as const },
  ];
  return orders.map((order) => [writeNewPayment(order)]);
}

function decision({ userId, at }: Demo, about: DemoCode, ageMs: number): Write {
  const content = { kind: 'changeRequest', code: codeOf(about), decision: 'rejected' } as const;
  return writeNotification({ id: idOf('ntf', 'Decision'), userId, at: at(ageMs), content });
}
