import { writeNewBundle } from '#functions/data/bundles.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { getPayment, type Payment, writePaymentComplete } from '#functions/data/payments.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import { writePaymentReceipt } from './receipts.ts';

interface Settlement {
  readonly transactionId?: string | undefined;
  /** The person's limit of codes, which only holds back what costs nothing. */
  readonly most?: number;
  readonly remember?: (settled: Payment) => readonly Write[];
}

/**
 * Marks a pending payment complete and hands out what it paid for, in one transaction: it can't be half done,
 * and whoever comes second, now or after a crash, gets what the first one wrote. A paid order is honoured even
 * above the person's limit.
 */
export async function settlePayment(
  services: Services,
  payment: Payment,
  settlement: Settlement = {},
): Promise<Payment> {
  if (payment.status !== 'pending') return payment;
  try {
    return payment.purchase.kind === 'code'
      ? await settleCode(services, payment, settlement)
      : await settleBundle(services, payment, settlement);
  } catch (error) {
    if (!(error instanceof ConditionFailed && error.labels.includes('payment'))) throw error;
    const settled = await getPayment(services.table, payment.id);
    if (settled === null) throw paymentNotFound();
    return settled;
  }
}

async function settleCode(services: Services, payment: Payment, settlement: Settlement): Promise<Payment> {
  if (payment.purchase.kind !== 'code') return payment;
  let settled = complete(services, payment, settlement);
  await issueCode(services, {
    ownerId: payment.userId,
    place: payment.purchase.place,
    ...(payment.amountCents === 0 && settlement.most !== undefined ? { most: settlement.most } : {}),
    alsoWrite: (zarCode) => {
      settled = { ...settled, code: zarCode.code };
      return [
        writePaymentComplete(settled),
        writeSale(services, settled),
        writePaymentReceipt(services, settled, zarCode),
        ...(settlement.remember?.(settled) ?? []),
      ];
    },
  });
  return settled;
}

async function settleBundle(services: Services, payment: Payment, settlement: Settlement): Promise<Payment> {
  if (payment.purchase.kind !== 'bundle') return payment;
  const settled = { ...complete(services, payment, settlement), bundleId: services.newId('bnd') };
  const { size } = payment.purchase;
  await transact(services.table, [
    writeNewBundle({
      id: settled.bundleId,
      userId: payment.userId,
      total: size,
      remaining: size,
      createdAt: services.now().toISOString(),
    }),
    writePaymentComplete(settled),
    writeSale(services, settled),
    writePaymentReceipt(services, settled),
    ...(settlement.remember?.(settled) ?? []),
  ]);
  return settled;
}

function complete(services: Services, payment: Payment, { transactionId }: Settlement): Payment {
  const completedAt = services.now().toISOString();
  return { ...payment, status: 'complete', completedAt, ...(transactionId ? { transactionId } : {}) };
}

function writeSale(services: Services, { purchase, ...settled }: Payment): Write {
  return writeLedgerEntry({
    id: services.newId('led'),
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
