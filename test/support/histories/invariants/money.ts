/** What must be true of money, whatever happened. */
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import type { Item, World } from '#test/support/world.ts';
import type { Journal, TableState } from '../journal.ts';
import type { Life } from '../life.ts';
import { vouchers } from '../money.ts';

/** Sums of the ledger, bundles, invoices, credit notes and counts, as a restore checks them. */
export async function ledgerProblems({ table }: World): Promise<readonly string[]> {
  return checkLedger(await entriesOf(readTable(table.client, table.name))).problems;
}

/** Entries are added and never changed. An erased person's entries move, and say so. */
export function ledgerChanges(journal: Journal): string[] {
  const entries = new Map<string, string>();
  const worth = ({ kind, amountCents, codes, bundleId, paymentId }: Item) =>
    JSON.stringify([kind, amountCents, codes, bundleId, paymentId]);
  return journal.flatMap(({ before, after }) => {
    if ((after ?? before)?.['type'] !== 'ledger') return [];
    if (before !== null && after !== null) return [`the entry ${after['id']} was changed`];
    if (after === null) return [];
    const earlier = entries.get(after['id']);
    entries.set(after['id'], worth(after));
    return earlier === undefined || earlier === worth(after)
      ? []
      : [`the entry ${after['id']} is another one`];
  });
}

const ends = new Set(['complete', 'failed', 'cancelled', 'expired']);

/** A payment that is complete stays so, and its price is that of the order. */
export function paymentChanges(journal: Journal, life: Life): string[] {
  const byProvider = new Map<string, string>();
  return journal.flatMap(({ before, after }): string[] => {
    if (after?.['type'] !== 'payment') return [];
    const { id, status, amountCents, pfPaymentId, mode } = after;
    const problems: string[] = [];
    if (before !== null) {
      if (before['amountCents'] !== amountCents) problems.push(`the price of ${id} was changed`);
      if (before['status'] === 'complete' && status !== 'complete')
        problems.push(`${id} was complete, and then ${status}`);
      if (ends.has(before['status']) && status === 'pending') problems.push(`${id} is pending again`);
      const [was, is] = [before['openRefundId'], after['openRefundId']];
      if (was !== undefined && is !== undefined && was !== is)
        problems.push(`${id} was taken for the refund ${is} while ${was} was under way`);
    }
    const isPaid = status === 'complete' && amountCents > 0 && mode === 'payfast';
    if (isPaid && !life.paidAtPayFast.has(pfPaymentId))
      problems.push(`${id} is complete, and nobody has paid`);
    const other = byProvider.get(pfPaymentId);
    if (pfPaymentId !== undefined) byProvider.set(pfPaymentId, id);
    if (other !== undefined && other !== id) problems.push(`${pfPaymentId} paid for ${other} and ${id}`);
    return problems;
  });
}

/** Only what is booked so exceeds a limit; nothing is promised after a voucher's end. */
export function voucherUseProblems({ ofType }: TableState, journal: Journal): string[] {
  const orders = ofType('payment');
  const paidAbove = ofType('ledger')
    .filter(({ overLimit }) => overLimit)
    .map(({ paymentId }) => orders.find(({ id }) => id === paymentId)?.['voucherCode']);
  const above = ofType('voucherUses').flatMap(({ pk, taken }) => {
    const code = String(pk).split('#')[1] ?? '';
    const max = (vouchers[code]?.maxUses ?? 0) + paidAbove.filter((each) => each === code).length;
    return taken <= max ? [] : [`${code} is taken ${taken} times, of at most ${max}`];
  });
  const ofPeople = ofType('personalUses').flatMap(({ pk, sk, taken }) => {
    const limit = vouchers[sk]?.maxUsesPerUser ?? Number.POSITIVE_INFINITY;
    const max = limit + paidAbove.filter((each) => each === sk).length;
    return taken <= max ? [] : [`${pk} has taken ${sk} ${taken} times, of at most ${max}`];
  });
  const late = journal.flatMap(({ before, after }) => {
    if (before !== null || after?.['type'] !== 'payment') return [];
    const until = vouchers[after['voucherCode']]?.validUntil;
    return until === undefined || after['createdAt'] < until
      ? []
      : [`${after['voucherCode']} was used at ${after['createdAt']}`];
  });
  return [...above, ...ofPeople, ...late];
}

/** What went back by PayFast's own books is what was booked. */
export function refundProblems({ ofType }: TableState, { paidAtPayFast, refunds }: Life): string[] {
  const done = ofType('repayment').filter(({ method, status }) => method === 'payFast' && status === 'done');
  const payments = ofType('payment');
  return [...paidAtPayFast].flatMap((atPayFast) => {
    const payment = payments.find(({ pfPaymentId }) => pfPaymentId === atPayFast);
    const booked = done
      .filter(({ paymentId }) => paymentId === payment?.['id'])
      .reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
    const { refundedCents } = refunds.payment(atPayFast);
    return booked === refundedCents ? [] : [`${atPayFast}: ${booked} booked, ${refundedCents} paid back`];
  });
}
