import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { writeNewBundle } from '#functions/data/bundles.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { writePaidPlace } from '#functions/data/paymentClaims.ts';
import { getPayment, type Payment, writePaymentComplete } from '#functions/data/payments.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { type Spending, spendVoucher } from '#functions/domain/vouchers/spendVoucher.ts';
import { issueOwnCode } from '#functions/domain/zarcodes/issueOwnCode.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { invoiceDue } from './invoiceDue.ts';
import { isFree } from './isFree.ts';
import { writePaymentNotification } from './paymentNotification.ts';
import { writePaymentReceipt } from './receipts.ts';
import { requireMockPayments } from './requirePayments.ts';

/** What a notice or the mock provider says about a payment. */
export type Receipt = Pick<
  Payment,
  'transactionId' | 'pfPaymentId' | 'feeCents' | 'netCents' | 'sourceUnverified' | 'reconciled'
>;

interface Settlement {
  readonly received?: Receipt;
  /** The person's limit of codes, which only a free order must keep to. */
  readonly max?: number;
  /** What becomes of it where the account was erased meanwhile. Only a paid order can be paid back. */
  readonly whenErased: (deps: Dependencies, completed: Payment) => Promise<Payment>;
  /** Stores it as complete. Default: the order itself, which is not complete yet. */
  readonly record?: (settled: Payment) => Write;
  /** What belongs into the same transaction. */
  readonly alsoWrite?: (settled: Payment) => readonly Write[];
}

/** Refused where the payment is complete; or, of one that costs nothing, where it was closed. */
const endings = new Set(['payment', 'openOrder']);

interface SpendingSettlement extends Settlement {
  readonly spending: Spending;
  /** For its invoice number, which comes later: settling never waits for the counter. */
  readonly invoicing: readonly Write[];
}

/**
 * Completes a payment and issues what it paid for, in one transaction. A second call, at the same time or after a crash,
 * returns what the first one wrote. A paid order is fulfilled even above the person's limit, and after it was closed; one
 * that costs nothing only while it is pending.
 * @throws ConditionFailed where a write of `alsoWrite` was refused.
 */
export async function settlePayment(
  deps: Dependencies,
  payment: Payment,
  settlement: Settlement,
): Promise<Payment> {
  const isOver = isFree(payment) && payment.status !== 'pending';
  if (payment.status === 'complete' || isOver) return payment;
  if (payment.mode === 'mock') requireMockPayments(deps.config);
  const completed = complete(deps, payment, settlement);
  const invoicing = await invoiceDue(deps, completed);
  try {
    return await spendVoucher(deps, payment, (spending) =>
      issue(deps, completed, { ...settlement, spending, invoicing }),
    );
  } catch (error) {
    const isOver = error instanceof ConditionFailed && error.labels.some((label) => endings.has(label));
    // A second payment of an order is not stored itself, and finds the entry of its order gone.
    if (!isOver || settlement.record !== undefined) throw error;
    const settled = await getPayment(deps.table, payment.id);
    if (settled === null) throw paymentNotFound();
    return settled;
  }
}

async function issue(
  deps: Dependencies,
  completed: Payment,
  settlement: SpendingSettlement,
): Promise<Payment> {
  const { purchase } = completed;
  try {
    if (purchase.kind === 'bundle') return await settleBundle(deps, completed, purchase.size, settlement);
    if (purchase.place === undefined) return await settlement.whenErased(deps, completed);
    return await settleCode(deps, completed, purchase.place, settlement);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.labels.includes('payment')) throw error;
    if (error.labels.includes('account')) return settlement.whenErased(deps, completed);
    // Paid twice for one place: the person has its code already, and gets a prepaid one.
    if (error.labels.includes('paidPlace')) return settleBundle(deps, completed, 1, settlement);
    throw error;
  }
}

async function settleCode(
  deps: Dependencies,
  completed: Payment,
  place: PinnedPlace,
  settlement: SpendingSettlement,
): Promise<Payment> {
  const withCode = ({ code }: ZarCode) => ({ ...completed, code });
  const zarCode = await issueOwnCode(deps, {
    ownerId: completed.userId,
    place,
    ...(isFree(completed) && { max: settlement.max }),
    alsoWrite: (issued) => [
      ...settlementWrites(deps, withCode(issued), settlement),
      ...paidPlaceWrites(completed, place),
    ],
  });
  return withCode(zarCode);
}

/** In mock mode nobody pays, so nobody pays twice. */
function paidPlaceWrites(completed: Payment, place: PinnedPlace): Write[] {
  const { id: paymentId, userId, createdAt, completedAt = createdAt } = completed;
  if (completed.mode === 'mock' || isFree(completed)) return [];
  return [writePaidPlace({ userId, place, paymentId, createdAt, completedAt })];
}

async function settleBundle(
  deps: Dependencies,
  completed: Payment,
  size: number,
  settlement: SpendingSettlement,
): Promise<Payment> {
  const settled = { ...completed, bundleId: deps.newId('bnd') };
  await transact(deps.table, [
    writeNewBundle({
      id: settled.bundleId,
      userId: settled.userId,
      total: size,
      remaining: size,
      createdAt: deps.now().toISOString(),
    }),
    ...settlementWrites(deps, settled, settlement, size),
  ]);
  return settled;
}

function settlementWrites(
  deps: Dependencies,
  settled: Payment,
  { alsoWrite, spending, invoicing, record = writePaymentComplete }: SpendingSettlement,
  prepaid = 0,
): Write[] {
  return [
    checkAccountLives(settled.userId),
    record(settled),
    ...spending.writes,
    writeSale(deps, settled, prepaid, spending),
    // A paid order's is mailed with its number.
    ...(isFree(settled) ? [writePaymentReceipt(deps, settled)] : invoicing),
    writePaymentNotification(deps, settled),
    ...(alsoWrite?.(settled) ?? []),
  ];
}

function complete(deps: Dependencies, payment: Payment, { received }: Settlement): Payment {
  return { ...payment, ...received, status: 'complete', completedAt: deps.now().toISOString() };
}

function writeSale(deps: Dependencies, settled: Payment, prepaid: number, { overLimit }: Spending): Write {
  return writeLedgerEntry({
    id: deps.newId('led'),
    userId: settled.userId,
    at: settled.completedAt ?? settled.createdAt,
    kind: prepaid > 0 ? 'bundleSale' : 'codeSale',
    amountCents: settled.amountCents,
    codes: prepaid,
    paymentId: settled.id,
    ...(settled.bundleId ? { bundleId: settled.bundleId } : {}),
    ...(settled.code ? { zarcode: settled.code } : {}),
    ...(overLimit && { overLimit }),
  });
}
