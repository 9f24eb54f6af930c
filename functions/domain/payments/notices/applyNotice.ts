import { writePayFastId } from '#functions/data/paymentClaims.ts';
import { type Payment, writeNewPayment, writePaymentEnded } from '#functions/data/payments.ts';
import { ConditionFailed, transactIfAllowed } from '#functions/data/transact.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AcceptedNotice } from './checkNotice.ts';
import { feeCentsOf, netCentsOf } from './noticeAmounts.ts';

const endings = { FAILED: 'failed', CANCELLED: 'cancelled' } as const;

/** What an accepted notice did. */
export type Effect = 'settled' | 'recorded' | 'processedBefore';

/** Only COMPLETE grants anything, whatever came before it. */
export async function applyNotice(deps: Dependencies, notice: AcceptedNotice): Promise<Effect> {
  const status = notice.content.field('payment_status');
  if (status === 'COMPLETE') return settle(deps, notice);
  const ending = status === 'FAILED' || status === 'CANCELLED' ? endings[status] : null;
  // Refused where the order is not pending any more.
  if (ending !== null) await transactIfAllowed(deps.table, [writePaymentEnded(notice.payment.id, ending)]);
  return 'recorded';
}

async function settle(deps: Dependencies, notice: AcceptedNotice): Promise<Effect> {
  const { payment, pfPaymentId } = notice;
  if (payment.pfPaymentId === pfPaymentId) return 'processedBefore';
  const isRepeat = payment.status === 'complete';
  try {
    const settled = await settleOnce(deps, notice, isRepeat ? copyOf(deps, payment) : payment, isRepeat);
    // Another notice of this order was faster: this one is a second payment of it.
    if (settled.pfPaymentId !== pfPaymentId) return settle(deps, { ...notice, payment: settled });
    return 'settled';
  } catch (error) {
    if (error instanceof ConditionFailed && error.labels.includes('pfPaymentId')) return 'processedBefore';
    throw error;
  }
}

/** An order that is paid a second time is booked as another one of the same: nothing is paid that is not delivered. */
function copyOf(deps: Dependencies, payment: Payment): Payment {
  const { id: _, status: __, completedAt, code, bundleId, refundDue, sourceUnverified, ...order } = payment;
  return { ...order, id: deps.newId('pay'), status: 'pending' };
}

function settleOnce(deps: Dependencies, notice: AcceptedNotice, payment: Payment, isNew: boolean) {
  const { content, pfPaymentId, sourceUnverified } = notice;
  const alsoWrite = () => [writePayFastId(pfPaymentId, payment.id)];
  const record = isNew ? { record: writeNewPayment } : {};
  return settlePayment(deps, payment, {
    received: {
      pfPaymentId,
      ...feeCentsOf(content),
      ...netCentsOf(content),
      ...(sourceUnverified && { sourceUnverified }),
    },
    ...record,
    alsoWrite,
    whenErased: (_, completed) => recordRefund(deps, completed, { ...record, alsoWrite }),
  });
}
