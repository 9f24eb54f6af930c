import { writeRefundClaimed } from '#functions/data/paymentRefunds.ts';
import { getPayment, type Payment } from '#functions/data/payments.ts';
import { type Refund, writeNewRefund } from '#functions/data/refunds.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { ApiError, paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatRand } from '#shared/domain/money.ts';
import { bookRefund } from './bookRefund.ts';
import { askRefundable, isAtPayFast, type Refundable, requestRefund } from './payFastRefunds.ts';
import { leftCents } from './refundLeft.ts';
import { refundConflict, refundRefused, requireAsSeen, requireRefundable } from './refundRules.ts';
import { endUndone, resolveRefund } from './resolveRefund.ts';

interface RefundWish {
  readonly paymentId: string;
  readonly actorId: string;
  readonly method: Refund['method'];
  readonly amountCents: number;
  /** What the admin was shown as refunded before. */
  readonly seenCents: number;
  readonly reason: string;
  readonly reference?: string | undefined;
  readonly withdrawCode: boolean;
}

const action = 'refunds.create';

/**
 * Pays back through PayFast, or books what was paid back by hand. The payment is claimed before PayFast is called, and
 * free again only when it is known how that ended (docs/decisions/0043-invoices-and-refunds.md).
 * @returns the refund, `open` where PayFast's answer was lost
 */
export async function createRefund(deps: Dependencies<'payFastApi'>, wish: RefundWish): Promise<Refund> {
  const payment = await readFree(deps, wish);
  requireAsSeen(payment, wish.seenCents);
  requireRefundable(payment, wish.amountCents);
  const { actorId, seenCents } = wish;
  if (wish.method === 'manual') {
    return bookRefund(deps, refundOf(deps, wish, 'done'), { actorId, action, seenCents });
  }
  return payByPayFast(deps, payment, wish);
}

/** What became of a refund before is found out first. */
async function readFree(
  deps: Dependencies<'payFastApi'>,
  { paymentId, actorId }: RefundWish,
): Promise<Payment> {
  const payment = await getPayment(deps.table, paymentId);
  if (payment === null) throw paymentNotFound();
  const earlier = await resolveRefund(deps, payment, { actorId, action: 'refunds.resolve' });
  if (earlier === null) return payment;
  if (earlier.status === 'done') {
    throw refundConflict(
      `The refund of ${formatRand(earlier.amountCents)} that was requested before has happened. Please look again before you refund more.`,
    );
  }
  return (await getPayment(deps.table, paymentId)) ?? payment;
}

function refundOf({ newId, now }: Dependencies, wish: RefundWish, status: Refund['status']): Refund {
  const { seenCents: _, reference, method, ...facts } = wish;
  return {
    ...facts,
    id: newId('rfd'),
    method,
    status,
    ...(method === 'manual' && reference !== undefined && { reference }),
    createdAt: now().toISOString(),
    voidedCodes: 0,
  };
}

async function payByPayFast(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
  wish: RefundWish,
): Promise<Refund> {
  const { amountCents, reason, actorId } = wish;
  const act = { actorId, action } as const;
  const { availableCents } = await requirePayFastRefund(deps, payment, amountCents);
  const refund: Refund = { ...refundOf(deps, wish, 'open'), availableCents };
  const isClaimed = await transactIfAllowed(deps.table, [
    writeNewRefund(refund),
    writeRefundClaimed(payment, refund.id),
  ]);
  if (!isClaimed) throw refundConflict('Another refund of this payment came first. Please look at it.');
  const outcome = await requestRefund(deps, payment, { amountCents, reason });
  if (outcome === 'unknown') return refund;
  if (outcome === 'done') return bookRefund(deps, refund, act);
  await endUndone(deps, payment, { refund, act });
  throw refundRefused('PayFast refused this refund, and nothing was paid back. Its balance may be too low.');
}

/** @throws 422 where PayFast can't, 503 where it does not say. */
async function requirePayFastRefund(
  deps: Dependencies<'payFastApi'>,
  payment: Payment,
  amountCents: number,
): Promise<Refundable> {
  if (!isAtPayFast(payment)) {
    throw refundRefused('PayFast cannot refund this payment. Please pay it back yourself, and record that.');
  }
  const said = await askRefundable(deps, payment);
  if (said === null) {
    throw new ApiError('unavailable', 'PayFast did not answer, and nothing was refunded. Please try again.');
  }
  if (amountCents > said.availableCents) {
    throw refundRefused(`PayFast pays back at most ${formatRand(said.availableCents)} of this payment.`);
  }
  const isWhole = amountCents === leftCents(payment) && payment.refundedCents === undefined;
  if (!(isWhole ? said.whole : said.part)) {
    throw refundRefused(
      'PayFast cannot pay this back to the original payment method. Please pay it back yourself, and record that.',
    );
  }
  return said;
}
