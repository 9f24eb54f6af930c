import type { ReactElement } from 'react';
import type { PaymentStatus } from '#shared/contract/payments.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { paymentStatusLabels } from './paymentStatus.ts';

const tones = {
  pending: 'info',
  complete: 'success',
  failed: 'error',
  cancelled: 'muted',
  expired: 'muted',
} as const;

export function PaymentStatusBadge({ status }: { status: PaymentStatus }): ReactElement {
  return <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>;
}
