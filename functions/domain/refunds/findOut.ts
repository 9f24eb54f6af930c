import type { Payment } from '#functions/data/payments.ts';
import type { Refund } from '#functions/data/refunds.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { askRefundable } from './payFastRefunds.ts';

/**
 * Before, the request may still be under way: our function ends after 30 seconds, and PayFast's own plug-in for shops
 * waits 70 for an answer.
 */
const settledAfterMs = 5 * 60_000;

/** `unclear`: what PayFast has left of the payment fits neither. `early`: it may still happen. */
export type Finding = 'happened' | 'didNotHappen' | 'early' | 'unclear' | 'unanswered';

/** What PayFast's books say of a refund that has not ended. */
export async function findOut(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
  { availableCents, amountCents, createdAt }: Refund,
): Promise<Finding> {
  const now = await askRefundable(deps, payment);
  if (now === null) return 'unanswered';
  if (availableCents !== undefined && now.availableCents === availableCents - amountCents) return 'happened';
  if (!isOldEnough(deps, { createdAt })) return 'early';
  return now.availableCents === availableCents ? 'didNotHappen' : 'unclear';
}

export const isUndecided = (finding: Finding) => finding === 'unclear' || finding === 'unanswered';

export const isOldEnough = ({ now }: Pick<Dependencies, 'now'>, { createdAt }: Pick<Refund, 'createdAt'>) =>
  now().getTime() - Date.parse(createdAt) >= settledAfterMs;
