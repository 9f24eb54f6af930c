/** Payments of the first demo person in each state, with what they bought and what the bell says about them. */
import { writeNotification } from '#functions/data/notifications.ts';
import { writeOrderOpened } from '#functions/data/openOrders.ts';
import { writeNewPayment } from '#functions/data/payments.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { type DemoCode, demoCodes } from './demo/codes.ts';
import { demoPeople, demoUserId } from './demoAccounts.ts';
import { boughtBundle, type Demo, idOf, paidCode, payment } from './demoOrders.ts';
import { codeOf } from './seedCodes.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const [person] = demoPeople;
const own = () => demoCodes().filter(({ share }) => share < (person?.upTo ?? 0));

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

function notCompleted(demo: Demo, { place }: DemoCode): Write[][] {
  const shop = { ...place, title: 'Corner Shop', description: '' };
  const orders = [
    { ...payment(demo, 'Failed', { kind: 'bundle', size: 10 }, 4 * dayMs), status: 'failed' as const },
    { ...payment(demo, 'Cancelled', { kind: 'code', place: shop }, 2 * dayMs), status: 'cancelled' as const },
    { ...payment(demo, 'Expired', { kind: 'bundle', size: 5 }, 6 * dayMs), status: 'expired' as const },
  ];
  const open = payment(demo, 'Open', { kind: 'code', place: shop }, hourMs);
  return [
    [writeNewPayment(open), writeOrderOpened(open)],
    ...orders.map((order) => [writeNewPayment(order)]),
  ];
}

function decision({ userId, at }: Demo, about: DemoCode, ageMs: number): Write {
  const content = { kind: 'changeRequest', code: codeOf(about), decision: 'rejected' } as const;
  return writeNotification({ id: idOf('ntf', 'Decision'), userId, at: at(ageMs), content });
}
