import type { Payment } from '#functions/data/payments.ts';
import type { Payment as PaymentResponse } from '#shared/contract/payments.ts';
import type { ListedPayment } from '#shared/contract/user.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';
import { describePurchase } from './describePurchase.ts';

export function serializePayment(payment: Payment): PaymentResponse {
  const { id, status, mode, createdAt, completedAt, purchase, voucherCode, code, bundleId } = payment;
  const { invoiceNumber, refundedCents, refundedAt = createdAt, creditNotes = [] } = payment;
  return {
    id,
    status,
    mode,
    createdAt,
    amount: amountString(payment.amountCents),
    vatAmount: amountString(payment.vatCents),
    description: describePurchase(purchase),
    ...(purchase.kind === 'code' && purchase.place !== undefined && { title: purchase.place.title }),
    ...(purchase.kind === 'bundle' && { bundleSize: purchase.size }),
    ...(voucherCode !== undefined && { voucherCode }),
    ...(completedAt !== undefined && { completedAt }),
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...(refundedCents !== undefined && {
      refund: { amount: amountString(refundedCents), at: refundedAt, creditNotes },
    }),
    ...(code !== undefined && { zarcode: formatCode(code) }),
    ...(bundleId !== undefined && {
      bundle: { id: bundleId, totalZarcodes: purchase.kind === 'bundle' ? purchase.size : 1 },
    }),
  };
}

/** With what it takes to order the same again, where it was not completed. */
export function serializeListedPayment(payment: Payment): ListedPayment {
  const { status, purchase } = payment;
  const serialized = { ...serializePayment(payment), kind: purchase.kind };
  if (status === 'complete') return serialized;
  if (purchase.kind === 'bundle') return { ...serialized, repeat: { bundle: purchase.size } };
  return { ...serialized, ...(purchase.place !== undefined && { repeat: { zarcode: purchase.place } }) };
}
