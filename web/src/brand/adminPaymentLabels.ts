import type { AdminPaymentStatus } from '#shared/contract/adminPayments.ts';

export const adminStatusLabels: Record<AdminPaymentStatus, string> = {
  pending: 'Not paid yet',
  complete: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};
