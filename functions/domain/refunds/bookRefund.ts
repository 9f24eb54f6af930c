import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { listBundles, writeCodesVoided } from '#functions/data/bundles.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { writePaymentRefunded } from '#functions/data/paymentRefunds.ts';
import { getPayment, type Payment } from '#functions/data/payments.ts';
import { getRefund, type Refund, writeNewRefund, writeRefundEnded } from '#functions/data/refunds.ts';
import { writeRefundTaskDone } from '#functions/data/refundTasks.ts';
import { writeToCredit } from '#functions/data/toCredit.ts';
import { ConditionFailed, pause, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { isTest } from '#functions/domain/payments/invoiceDue.ts';
import { deletionWrites } from '#functions/domain/zarcodes/deleteCode.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';
import { requireAsSeen } from './refundRules.ts';
import { codesToVoid } from './voidedCodes.ts';

/** Each is lost to a use of the bundle, an edit of the code or an erasure that came in between. */
const maxAttempts = 10;

export interface Act {
  readonly actorId: string;
  readonly action: 'refunds.create' | 'refunds.resolve';
}

interface BookingAct extends Act {
  /** Only for a new refund: what was refunded before, as the admin was shown. */
  readonly seenCents?: number;
}

/**
 * Books money that went back, in one transaction: the payment, the ledger, the prepaid codes that it takes back, the
 * code if it is withdrawn, the audit, and that it needs a credit note. A refund that was booked meanwhile is returned.
 * @param refund `open` where it was requested from PayFast; or a new one that was paid by hand
 * @throws 409 for a new one where another refund came in between, TableBusy.
 */
export async function bookRefund(
  deps: Dependencies,
  refund: Refund,
  { seenCents = 0, ...act }: BookingAct,
): Promise<Refund> {
  const { table } = deps;
  let isAccountGone = false;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const payment = await getPayment(table, refund.paymentId);
    if (payment === null) throw paymentNotFound();
    if (refund.status === 'open' && payment.openRefundId !== refund.id) {
      return (await getRefund(table, refund.paymentId, refund.id)) ?? refund;
    }
    if (refund.status !== 'open') requireAsSeen(payment, seenCents);
    const owner = isAccountGone || payment.userId === erasedUserId ? null : payment.userId;
    const { done, writes } = await bookingOf(deps, { payment, refund, owner, act });
    try {
      await transact(table, writes);
      return done;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      isAccountGone ||= error.labels.includes('account');
    }
    await pause(attempt);
  }
  throw new TableBusy(`Gave up on the refund ${refund.id}`);
}

interface Booking {
  readonly payment: Payment;
  readonly refund: Refund;
  /** Whose payment it is; null where the account was erased. */
  readonly owner: string | null;
  readonly act: Act;
}

async function bookingOf(deps: Dependencies, booking: Booking): Promise<{ done: Refund; writes: Write[] }> {
  const { payment, refund, owner } = booking;
  const { amountCents } = refund;
  const refundedAt = deps.now().toISOString();
  const beforeCents = payment.refundedCents ?? 0;
  const isWhole = beforeCents + amountCents === payment.amountCents;
  const [bundle, withdrawn] = await Promise.all([voiding(deps, booking), withdrawal(deps, booking)]);
  const done: Refund = {
    ...refund,
    status: 'done',
    refundedAt,
    refundedCents: amountCents,
    voidedCodes: bundle.count,
    ...(withdrawn.code !== undefined && { withdrawnCode: withdrawn.code }),
  };
  return {
    done,
    writes: [
      ...(owner === null ? [] : [checkAccountLives(owner)]),
      refund.status === 'open' ? writeRefundEnded(done) : writeNewRefund(withoutReason(done)),
      writePaymentRefunded(payment, { amountCents, refundedAt }),
      ...bundle.writes,
      ...withdrawn.writes,
      writeLedgerEntry({
        id: deps.newId('led'),
        userId: owner ?? erasedUserId,
        at: refundedAt,
        kind: 'refund',
        amountCents: -amountCents,
        codes: -bundle.count,
        paymentId: payment.id,
        ...(bundle.count > 0 && payment.bundleId !== undefined && { bundleId: payment.bundleId }),
      }),
      writeToCredit({
        refundId: refund.id,
        paymentId: payment.id,
        series: isTest(payment) ? 'TEST-CN' : 'CN',
        amountCents,
        beforeCents,
        refundedAt,
      }),
      ...(payment.refundDue === true && isWhole ? [writeRefundTaskDone(payment.id, refundedAt)] : []),
      auditOf(deps, booking, done),
    ],
  };
}

/** The reason is in the audit, where a person's erasure finds it. */
const withoutReason = ({ reason: _, ...refund }: Refund): Refund => refund;

async function voiding({ table }: Dependencies, { payment, refund, owner }: Booking) {
  const none = { count: 0, writes: [] as Write[] };
  if (owner === null || payment.bundleId === undefined) return none;
  const bundle = (await listBundles(table, owner)).find(({ id }) => id === payment.bundleId);
  if (bundle === undefined) return none;
  const count = codesToVoid(payment, refund.amountCents, bundle);
  return count === 0 ? none : { count, writes: [writeCodesVoided(bundle, count)] };
}

async function withdrawal(
  { table, now }: Dependencies,
  { payment, refund, owner }: Booking,
): Promise<{ code?: string; writes: Write[] }> {
  if (!refund.withdrawCode || owner === null || payment.code === undefined) return { writes: [] };
  const zarCode = await getZarCode(table, payment.code, true);
  if (zarCode === null || zarCode.ownerId !== owner) return { writes: [] };
  return { code: zarCode.code, writes: deletionWrites(zarCode, now()) };
}

function auditOf(deps: Dependencies, { payment, refund, owner, act }: Booking, done: Refund): Write {
  const before = payment.refundedCents ?? 0;
  const { voidedCodes, withdrawnCode, method } = done;
  return auditEntry(deps, {
    ...act,
    target: { kind: 'payment', id: payment.id },
    ...(owner !== null && { userId: owner }),
    reason: refund.reason,
    changes: [
      { field: 'refunded', from: amountString(before), to: amountString(before + refund.amountCents) },
      { field: 'paidBackBy', from: null, to: method === 'payFast' ? 'PayFast' : (refund.reference ?? '') },
      ...(voidedCodes > 0 ? [{ field: 'prepaidCodes', from: null, to: `${voidedCodes} taken back` }] : []),
      ...(withdrawnCode === undefined
        ? []
        : [{ field: 'zarcode', from: formatCode(withdrawnCode), to: 'withdrawn' }]),
    ],
  });
}
