import { erasedUserId } from '#functions/data/erased.ts';
import { writeRefundReleased } from '#functions/data/paymentRefunds.ts';
import type { Payment } from '#functions/data/payments.ts';
import { getRefund, type Refund, writeRefundEnded } from '#functions/data/refunds.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { amountString } from '#shared/domain/money.ts';
import { type Act, bookRefund } from './bookRefund.ts';
import { findOut, isOldEnough, isUndecided } from './findOut.ts';

interface Resolution extends Act {
  /** What an admin saw in the account at PayFast; counts only where PayFast's answer does not decide it. */
  readonly happened?: boolean | undefined;
}

/**
 * Ends the refund of a payment that has not ended, by what PayFast says.
 * @returns it, still open where nobody knows; null where there is none
 */
export async function resolveRefund(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
  { happened, ...act }: Resolution,
): Promise<Refund | null> {
  const { id, openRefundId } = payment;
  const refund = openRefundId === undefined ? null : await getRefund(deps.table, id, openRefundId);
  if (refund === null) return null;
  const finding = await findOut(deps, payment, refund);
  const isOurs = isUndecided(finding);
  if (finding === 'happened' || (isOurs && happened === true)) return bookRefund(deps, refund, act);
  const isOld = isOldEnough(deps, refund);
  if (finding === 'didNotHappen' || (isOurs && isOld && happened === false)) {
    return endUndone(deps, payment, { refund, act });
  }
  return refund;
}

/** Nothing was paid back: the payment is free for another refund. */
export async function endUndone(
  deps: Dependencies,
  { id, userId }: Payment,
  { refund, act }: { readonly refund: Refund; readonly act: Act },
): Promise<Refund> {
  const undone: Refund = { ...refund, status: 'notDone' };
  const isEnded = await transactIfAllowed(deps.table, [
    writeRefundEnded(undone),
    writeRefundReleased(id, refund.id),
    auditEntry(deps, {
      ...act,
      target: { kind: 'payment', id },
      ...(userId !== erasedUserId && { userId }),
      reason: refund.reason,
      changes: [{ field: 'refund', from: amountString(refund.amountCents), to: 'not paid back' }],
    }),
  ]);
  // Refused where another call ended it.
  return isEnded ? undone : ((await getRefund(deps.table, id, refund.id)) ?? undone);
}
