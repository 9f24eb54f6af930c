import type { Notice } from '#functions/data/notices.ts';
import type { Payment } from '#functions/data/payments.ts';
import type { Refund } from '#functions/data/refunds.ts';
import type { TimelineEntry } from '#shared/contract/adminPayments.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';

interface Story {
  readonly payment: Payment;
  readonly notices: readonly Notice[];
  readonly invoicedAt: string | undefined;
  readonly refunds: readonly Refund[];
}

/** What happened to a payment, the earliest first. */
export function paymentTimeline({ payment, notices, invoicedAt, refunds }: Story): TimelineEntry[] {
  const { createdAt, voucherCode, amountCents, invoiceNumber } = payment;
  const ordered: TimelineEntry = {
    id: 'ordered',
    at: createdAt,
    kind: 'ordered',
    amount: amountString(amountCents),
    ...(voucherCode !== undefined && { detail: `Voucher ${voucherCode}` }),
  };
  const invoice: TimelineEntry[] =
    invoiceNumber === undefined || invoicedAt === undefined
      ? []
      : [{ id: 'invoice', at: invoicedAt, kind: 'invoice', detail: invoiceNumber }];
  const entries = [
    ordered,
    ...notices.map(noticeEntry),
    ...settledEntries(payment),
    ...invoice,
    ...refunds.flatMap(refundEntries),
  ];
  // Stable: what has the same time stays in this order.
  return entries.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
}

const noticeEntry = ({ id, receivedAt, body, clientIp, outcome }: Notice): TimelineEntry => ({
  id,
  at: receivedAt,
  kind: 'notice',
  body,
  clientIp,
  ...(outcome !== undefined && { detail: outcome }),
});

function settledEntries(payment: Payment): TimelineEntry[] {
  const { status, completedAt: at, amountCents, netCents, code, purchase, bundleId } = payment;
  if (status !== 'complete' || at === undefined) return [];
  const size = purchase.kind === 'bundle' ? purchase.size : 1;
  const issued = code === undefined ? `${size} prepaid` : formatCode(code);
  const isIssued = code !== undefined || bundleId !== undefined;
  return [
    {
      id: 'paid',
      at,
      kind: 'paid',
      amount: amountString(amountCents),
      ...(netCents !== undefined && { detail: `R${amountString(netCents)} after the fee` }),
    },
    ...(isIssued ? [{ id: 'issued', at, kind: 'issued' as const, detail: issued }] : []),
  ];
}

function refundEntries(refund: Refund): TimelineEntry[] {
  const { id, status, method, createdAt, refundedAt, creditNote, reference } = refund;
  const amount = amountString(refund.amountCents);
  const by = method === 'payFast' ? 'by PayFast' : `by a transfer, ${reference ?? ''}`;
  const requested: TimelineEntry[] =
    method === 'payFast' ? [{ id: `${id}-requested`, at: createdAt, kind: 'refundRequested', amount }] : [];
  if (status === 'open') return requested;
  if (status === 'notDone') {
    return [...requested, { id: `${id}-failed`, at: createdAt, kind: 'refundFailed', amount }];
  }
  const at = refundedAt ?? createdAt;
  return [
    ...requested,
    { id, at, kind: 'refunded', amount, detail: by },
    ...(creditNote === undefined
      ? []
      : [{ id: `${id}-note`, at, kind: 'creditNote' as const, detail: creditNote }]),
  ];
}
