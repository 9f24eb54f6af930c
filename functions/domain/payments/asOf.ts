import type { Payment } from '#functions/data/payments.ts';
import { orderEndsAt } from '#shared/domain/orderLife.ts';

/** A payment as it is at a moment: one that was not paid in time has expired, also before the job has stored that. */
export function asOf(payment: Payment, now: Date): Payment {
  const isOver = payment.status === 'pending' && now.toISOString() >= orderEndsAt(payment.createdAt);
  return isOver ? { ...payment, status: 'expired' } : payment;
}
