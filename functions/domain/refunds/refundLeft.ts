import type { Payment } from '#functions/data/payments.ts';
import { isFree } from '#functions/domain/payments/isFree.ts';

export const leftCents = ({ amountCents, refundedCents = 0 }: Payment) => amountCents - refundedCents;

/** A sentence on why nothing of it can be paid back, by whatever way; null where it can. */
export function whyNotRefundable(payment: Payment): string | null {
  if (payment.status !== 'complete') return 'This order was not paid, so there is nothing to refund.';
  if (isFree(payment)) return 'This order cost nothing, so there is nothing to refund.';
  if (leftCents(payment) <= 0) return 'This payment was refunded in full.';
  return null;
}
