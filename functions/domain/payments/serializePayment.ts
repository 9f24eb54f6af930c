import type { Payment } from '#functions/data/payments.ts';
import type { Payment as PaymentResponse } from '#shared/contract/payments.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';
import { describePurchase } from './describePurchase.ts';

export function serializePayment(payment: Payment): PaymentResponse {
  const { id, status, mode, createdAt, purchase, code, bundleId } = payment;
  return {
    id,
    status,
    mode,
    createdAt,
    amount: amountString(payment.amountCents),
    vatAmount: amountString(payment.vatCents),
    description: describePurchase(purchase),
    ...(code !== undefined && { zarcode: formatCode(code) }),
    ...(bundleId !== undefined &&
      purchase.kind === 'bundle' && { bundle: { id: bundleId, totalZarcodes: purchase.size } }),
  };
}
