import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { feeCentsOf, netCentsOf } from '#functions/domain/payments/payFastAmounts.ts';
import { settleReceived } from '#functions/domain/payments/settleReceived.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AcceptedNotice } from './checkNotice.ts';

const endings = { FAILED: 'failed', CANCELLED: 'cancelled' } as const;

/** What an accepted notice did. */
export type Effect = 'settled' | 'recorded' | 'processedBefore';

/** Only COMPLETE grants anything, whatever came before it. */
export async function applyNotice(deps: Dependencies, notice: AcceptedNotice): Promise<Effect> {
  const { content, payment, pfPaymentId, sourceUnverified } = notice;
  const status = content.field('payment_status');
  if (status === 'COMPLETE') {
    return settleReceived(deps, payment, {
      pfPaymentId,
      ...feeCentsOf(content.field('amount_fee')),
      ...netCentsOf(content.field('amount_net')),
      ...(sourceUnverified && { sourceUnverified }),
    });
  }
  const ending = status === 'FAILED' || status === 'CANCELLED' ? endings[status] : null;
  // Refused where the order is not pending any more.
  if (ending !== null) await closeOrder(deps, payment, ending);
  return 'recorded';
}
