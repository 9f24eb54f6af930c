import { listBundles } from '#functions/data/bundles.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import type { Payment } from '#functions/data/payments.ts';
import { getRefund, type Refund } from '#functions/data/refunds.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type Finding, findOut, isUndecided } from './findOut.ts';
import { askRefundable, isAtPayFast } from './payFastRefunds.ts';
import { leftCents, whyNotRefundable } from './refundLeft.ts';

interface RefundOptions {
  readonly leftCents: number;
  readonly payFast?: { readonly availableCents: number; readonly part: boolean };
  readonly sentence: string;
  readonly open?: Refund;
  /** An admin has to say whether it happened. */
  readonly mayDecide: boolean;
  readonly prepaid?: { readonly bought: number; readonly unused: number };
  /** The code that was bought, where it still exists. */
  readonly code?: string;
}

/** What an admin can do about a payment, as PayFast says. Changes nothing. */
export async function refundOptions(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
): Promise<RefundOptions> {
  const [ways, bought] = await Promise.all([waysOf(deps, payment), boughtWith(deps, payment)]);
  return { leftCents: leftCents(payment), ...ways, ...bought };
}

const byHand = 'Please pay it back by transfer, and record that here.';

async function waysOf(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
): Promise<Pick<RefundOptions, 'payFast' | 'sentence' | 'open' | 'mayDecide'>> {
  const open =
    payment.openRefundId === undefined ? null : await getRefund(deps.table, payment.id, payment.openRefundId);
  if (open !== null) {
    const finding = await findOut(deps, payment, open);
    return { open, sentence: openSentences[finding], mayDecide: isUndecided(finding) };
  }
  return { ...(await freeWays(deps, payment)), mayDecide: false };
}

async function freeWays(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
): Promise<Pick<RefundOptions, 'payFast' | 'sentence'>> {
  const sentence = whyNotRefundable(payment);
  if (sentence !== null) return { sentence };
  if (payment.mode === 'mock') return { sentence: `No money moved for this test payment. ${byHand}` };
  if (!isAtPayFast(payment)) return { sentence: `PayFast's sandbox refunds nothing. ${byHand}` };
  const said = await askRefundable(deps, payment);
  if (said === null)
    return { sentence: `PayFast did not answer. Please try again later; or, if it cannot: ${byHand}` };
  const { availableCents, whole, part } = said;
  const can = payment.refundedCents === undefined ? whole || part : part;
  if (!can || availableCents <= 0) {
    return { sentence: `PayFast cannot pay this back to the original payment method. ${byHand}` };
  }
  return {
    payFast: { availableCents: Math.min(availableCents, leftCents(payment)), part },
    sentence: part
      ? 'PayFast pays it back to the original payment method.'
      : 'PayFast pays it back to the original payment method, but only in full.',
  };
}

const openSentences: Record<Finding, string> = {
  happened: 'PayFast has paid this back, but it is not booked yet.',
  didNotHappen: 'PayFast has not paid this back.',
  early: 'PayFast has not confirmed this refund yet. After five minutes it is known whether it happened.',
  unclear:
    'What PayFast has left of this payment does not match. Please check in the PayFast account whether this refund happened, and record it here.',
  unanswered: 'PayFast does not say whether this refund happened. Please try again in a few minutes.',
};

async function boughtWith(
  { table }: Dependencies,
  { userId, bundleId, code }: Payment,
): Promise<Pick<RefundOptions, 'prepaid' | 'code'>> {
  if (userId === erasedUserId) return {};
  const [bundles, zarCode] = await Promise.all([
    bundleId === undefined ? [] : listBundles(table, userId),
    code === undefined ? null : getZarCode(table, code, true),
  ]);
  const bundle = bundles.find(({ id }) => id === bundleId);
  return {
    ...(bundle !== undefined && { prepaid: { bought: bundle.total, unused: bundle.remaining } }),
    ...(zarCode?.ownerId === userId && { code: zarCode.code }),
  };
}
