import { type CreditNote, writeNewCreditNote } from '#functions/data/creditNotes.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import { getInvoice } from '#functions/data/invoices.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { formatNumber } from '#functions/data/numberSeries.ts';
import { writeCreditNoteNumber } from '#functions/data/paymentRefunds.ts';
import { getPayment, type Payment } from '#functions/data/payments.ts';
import { getRefund, type Refund, writeRefundCredited } from '#functions/data/refunds.ts';
import { type ToCredit, writeCredited } from '#functions/data/toCredit.ts';
import { getToInvoice } from '#functions/data/toInvoice.ts';
import type { Write } from '#functions/data/transact.ts';
import {
  boughtOf,
  describePurchase,
  describeWithoutPlace,
} from '#functions/domain/payments/describePurchase.ts';
import { invoicePayment } from '#functions/domain/payments/invoicePayment.ts';
import { takeNumber } from '#functions/domain/payments/takeNumber.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { vatIncludedCents } from '#shared/domain/money.ts';

/**
 * Gives a refund its credit note and mails it, in one transaction. Does nothing where it has one.
 * @throws TableBusy
 */
export async function creditRefund(deps: Dependencies, entry: ToCredit): Promise<void> {
  await invoiceFirst(deps, entry.paymentId);
  await takeNumber(deps, entry.series, async (number) => {
    const { paymentId, refundId } = entry;
    const [payment, refund] = await Promise.all([
      getPayment(deps.table, paymentId),
      getRefund(deps.table, paymentId, refundId),
    ]);
    if (payment === null || refund === null) throw paymentNotFound();
    if (refund.creditNote !== undefined) return null;
    const note = await noteOf(deps, payment, entry, number);
    return [
      writeNewCreditNote(note),
      writeRefundCredited(refund, note.number),
      writeCreditNoteNumber(payment, note.number),
      writeCredited(entry),
      ...(payment.userId === erasedUserId ? [] : [creditMail(deps, { payment, refund, note })]),
    ];
  });
}

/** A credit note names the invoice, which is given a moment after the payment as well. */
async function invoiceFirst(deps: Dependencies, paymentId: string): Promise<void> {
  const payment = await getPayment(deps.table, paymentId);
  if (payment === null || payment.invoiceNumber !== undefined) return;
  const { createdAt, completedAt = createdAt } = payment;
  const due = await getToInvoice(deps.table, { paymentId, completedAt });
  if (due !== null) await invoicePayment(deps, due);
}

async function noteOf(
  { table, now }: Dependencies,
  { id: paymentId, purchase, invoiceNumber }: Payment,
  { series, refundId, amountCents, beforeCents, refundedAt }: ToCredit,
  number: number,
): Promise<CreditNote> {
  const invoice = invoiceNumber === undefined ? null : await getInvoice(table, invoiceNumber);
  const vendor = invoice?.vendor;
  const vatOf = (cents: number) => (vendor === undefined ? 0 : vatIncludedCents(cents, vendor.vatRate));
  return {
    number: formatNumber(series, number),
    paymentId,
    refundId,
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    description: describeWithoutPlace(purchase),
    amountCents,
    vatCents: vatOf(beforeCents + amountCents) - vatOf(beforeCents),
    refundedAt,
    issuedAt: now().toISOString(),
    ...(vendor !== undefined && { vendor }),
  };
}

interface Credited {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly note: CreditNote;
}

function creditMail({ newId, now }: Dependencies, { payment, refund, note }: Credited): Write {
  const { number: creditNote, paymentId: reference, amountCents, vatCents, refundedAt } = note;
  const { invoiceNumber, vendor } = note;
  return writeMail({
    id: newId('mail'),
    to: payment.userId,
    createdAt: now().toISOString(),
    content: {
      kind: 'refundMade',
      description: describePurchase(payment.purchase),
      bought: boughtOf(payment.purchase),
      reference,
      amountCents,
      vatCents,
      creditNote,
      refundedAt,
      byPayFast: refund.method === 'payFast',
      voidedCodes: refund.voidedCodes,
      ...(invoiceNumber !== undefined && { invoiceNumber }),
      ...(refund.withdrawnCode !== undefined && { withdrawnCode: refund.withdrawnCode }),
      ...(vendor !== undefined && { vendor }),
    },
  });
}
