import type { Payment } from '#functions/data/payments.ts';

/**
 * How many prepaid codes a refund takes back: as many as all that was refunded of the payment pays for, less those of
 * the refunds before. A part of one code's price takes none back, and used codes stay (decision 0043).
 */
export function codesToVoid(
  { amountCents, refundedCents = 0 }: Pick<Payment, 'amountCents' | 'refundedCents'>,
  refundCents: number,
  bundle: { readonly total: number; readonly remaining: number },
): number {
  const paidFor = (cents: number) => Math.floor((bundle.total * cents) / amountCents);
  const count = paidFor(refundedCents + refundCents) - paidFor(refundedCents);
  return Math.min(count, bundle.remaining);
}
