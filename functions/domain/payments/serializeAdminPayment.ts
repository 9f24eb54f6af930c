import { erasedUserId } from '#functions/data/erased.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { AdminPayment } from '#shared/contract/adminPayments.ts';
import { amountString } from '#shared/domain/money.ts';
import { serializePayment } from './serializePayment.ts';

/** For the back office. */
export function serializeAdminPayment(payment: Payment): AdminPayment {
  const { userId, purchase, pfPaymentId, feeCents, netCents } = payment;
  return {
    ...serializePayment(payment),
    kind: purchase.kind,
    sandbox: payment.sandbox === true,
    refundDue: payment.refundDue === true && payment.refunded !== 'whole',
    refundOpen: payment.openRefundId !== undefined,
    ...(userId !== erasedUserId && { userId }),
    ...(pfPaymentId !== undefined && { payFastId: pfPaymentId }),
    ...(feeCents !== undefined && { fee: amountString(feeCents) }),
    ...(netCents !== undefined && { net: amountString(netCents) }),
  };
}
