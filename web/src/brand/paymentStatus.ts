import type { PaymentStatus } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: t`Not paid yet`,
  complete: t`Paid`,
  failed: t`Failed`,
  cancelled: t`Cancelled`,
  expired: t`Expired`,
};
