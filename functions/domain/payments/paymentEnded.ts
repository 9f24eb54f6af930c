import type { Payment } from '#functions/data/payments.ts';
import { ApiError } from '#functions/lib/apiError.ts';

const ended = { failed: 'has failed', cancelled: 'was cancelled', expired: 'has expired' } as const;

export function paymentEnded(status: Exclude<Payment['status'], 'pending' | 'complete'>): ApiError {
  return new ApiError('payment_not_open', `This payment ${ended[status]}. Please start a new one.`);
}
