import type { ReactElement } from 'react';
import type { AdminPayment, AdminPaymentStatus } from '#shared/contract/adminPayments.ts';
import { adminStatusLabels } from '#web/brand/adminPaymentLabels.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = {
  pending: 'info',
  complete: 'success',
  partlyRefunded: 'info',
  refunded: 'muted',
  failed: 'error',
  cancelled: 'muted',
  expired: 'muted',
} as const;

/** How a payment stands, or what an admin has to do about it. */
export function StatusBadge({ payment }: { payment: AdminPayment }): ReactElement {
  if (payment.refundOpen) return <Badge tone="error">Refund not confirmed</Badge>;
  if (payment.refundDue) return <Badge tone="error">To be refunded</Badge>;
  const status = shownStatus(payment);
  return <Badge tone={tones[status]}>{adminStatusLabels[status]}</Badge>;
}

function shownStatus({ status, amount, refund }: AdminPayment): AdminPaymentStatus {
  if (refund === undefined) return status;
  return refund.amount === amount ? 'refunded' : 'partlyRefunded';
}
