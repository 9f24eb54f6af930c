import type { Payment } from '#functions/data/payments.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { formatRand } from '#shared/domain/money.ts';
import { leftCents, whyNotRefundable } from './refundLeft.ts';

export const refundRefused = (message: string) => new ApiError('refund_refused', message);
export const refundConflict = (message: string) => new ApiError('refund_conflict', message);

/** @throws 409 where another refund is under way, or more was refunded than the admin saw. */
export function requireAsSeen({ openRefundId, refundedCents = 0 }: Payment, seenCents: number): void {
  if (openRefundId !== undefined) {
    throw refundConflict('Another refund of this payment has not ended yet. Please look at it first.');
  }
  if (refundedCents !== seenCents) {
    throw refundConflict(
      `${formatRand(refundedCents)} of this payment has been refunded by now. Please look again before you refund more.`,
    );
  }
}

/** @throws 422 */
export function requireRefundable(payment: Payment, amountCents: number): void {
  const sentence = whyNotRefundable(payment);
  if (sentence !== null) throw refundRefused(sentence);
  if (amountCents > leftCents(payment)) {
    throw refundRefused(`Only ${formatRand(leftCents(payment))} of this payment is left to refund.`);
  }
}
