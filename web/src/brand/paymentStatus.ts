import type { PaymentStatus } from '#shared/contract/payments.ts';

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Not paid yet',
  complete: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};
