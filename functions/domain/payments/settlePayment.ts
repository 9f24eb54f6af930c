import { writeNewBundle } from '#functions/data/bundles.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { getPayment, type Payment, writePaymentComplete } from '#functions/data/payments.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { writePaymentReceipt } from './receipts.ts';

interface Settlement {
  readonly transactionId?: string | undefined;
  /** The person's limit of codes, which only holds back what costs nothing. */
  readonly max?: number;
  readonly saveResponse?: (settled: Payment) => readonly Write[];
}

/**
 * Marks a pending payment complete and hands out what it paid for, in one transaction: it can't be half done,
 * and whoever comes second, now or after a crash, gets what the first one wrote. A paid order is honoured even
 * above the person's limit.
 */
export async function settlePayment(
  deps: Dependencies,
  payment: Payment,
  settlement: Settlement = {},
): Promise<Payment> {
  if (payment.status !== 'pending') return payment;
  try {
    return payment.purchase.kind === 'code'
      ? await settleCode(deps, payment, settlement)
      : await settleBundle(deps, payment, settlement);
  } catch (error) {
    if (!(error instanceof ConditionFailed && error.labels.includes('payment'))) throw error;
    const settled = await getPayment(deps.table, payment.id);
    if (settled === null) throw paymentNotFound();
    return settled;
  }
}

async function settleCode(deps: Dependencies, payment: Payment, settlement: Settlement): Promise<Payment> {
  if (payment.purchase.kind !== 'code') return payment;
  let settled = complete(deps, payment, settlement);
  await issueCode(deps, {
    ownerId: payment.userId,
    place: payment.purchase.place,
    ...(payment.amountCents === 0 && settlement.max !== undefined ? { max: settlement.max } : {}),
    alsoWrite: (zarCode) => {
      settled = { ...settled, code: zarCode.code };
      return [
        writePaymentComplete(settled),
        writeSale(deps, settled),
        writePaymentReceipt(deps, settled, zarCode),
        ...(settlement.saveResponse?.(settled) ?? []),
      ];
    },
  });
  return settled;
}

async function settleBundle(deps: Dependencies, payment: Payment, settlement: Settlement): Promise<Payment> {
  if (payment.purchase.kind !== 'bundle') return payment;
  const settled = { ...complete(deps, payment, settlement), bundleId: deps.newId('bnd') };
  const { size } = payment.purchase;
  await transact(deps.table, [
    writeNewBundle({
      id: settled.bundleId,
      userId: payment.userId,
      total: size,
      remaining: size,
      createdAt: deps.now().toISOString(),
    }),
    writePaymentComplete(settled),
    writeSale(deps, settled),
    writePaymentReceipt(deps, settled),
    ...(settlement.saveResponse?.(settled) ?? []),
  ]);
  return settled;
}

function complete(deps: Dependencies, payment: Payment, { transactionId }: Settlement): Payment {
  const completedAt = deps.now().toISOString();
  return { ...payment, status: 'complete', completedAt, ...(transactionId ? { transactionId } : {}) };
}

function writeSale(deps: Dependencies, { purchase, ...settled }: Payment): Write {
  return writeLedgerEntry({
    id: deps.newId('led'),
    userId: settled.userId,
    at: settled.completedAt ?? settled.createdAt,
    kind: purchase.kind === 'bundle' ? 'bundleSale' : 'codeSale',
    amountCents: settled.amountCents,
    codes: purchase.kind === 'bundle' ? purchase.size : 0,
    paymentId: settled.id,
    ...(settled.bundleId ? { bundleId: settled.bundleId } : {}),
    ...(settled.code ? { zarcode: settled.code } : {}),
  });
}
