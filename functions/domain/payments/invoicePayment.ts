import { erasedUserId } from '#functions/data/erased.ts';
import { type Invoice, writeNewInvoice } from '#functions/data/invoices.ts';
import { formatNumber, getLastNumber, writeNumberTaken } from '#functions/data/numberSeries.ts';
import { getPayment, type Payment, writeInvoiceNumber } from '#functions/data/payments.ts';
import { type ToInvoice, writeInvoiced } from '#functions/data/toInvoice.ts';
import { pause, TableBusy, transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { vatIncludedCents } from '#shared/domain/money.ts';
import { describeWithoutPlace } from './describePurchase.ts';
import { writePaymentReceipt } from './receipts.ts';

/** Thirty at once are all numbered. It gives up after half a minute on average; the jobs have a minute or more. */
const maxAttempts = 60;

/**
 * Gives a paid order its invoice number and mails its receipt, in one transaction. Does nothing where it has a number.
 * @throws TableBusy
 */
export async function invoicePayment(deps: Dependencies, entry: ToInvoice): Promise<void> {
  const { table } = deps;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [payment, last] = await Promise.all([
      getPayment(table, entry.paymentId),
      getLastNumber(table, entry.series),
    ]);
    if (payment === null) throw paymentNotFound();
    if (payment.invoiceNumber !== undefined) return;
    // Refused where another one took the number, or the person was erased meanwhile: both are read again.
    if (await transactIfAllowed(table, invoicingWrites(deps, payment, entry, last))) return;
    await pause(attempt);
  }
  throw new TableBusy(`Gave up on the invoice number of ${entry.paymentId}`);
}

function invoicingWrites(deps: Dependencies, payment: Payment, entry: ToInvoice, last: number): Write[] {
  const { series, vendor, completedAt: paidAt } = entry;
  const invoice: Invoice = {
    number: formatNumber(series, last + 1),
    paymentId: payment.id,
    description: describeWithoutPlace(payment.purchase),
    amountCents: payment.amountCents,
    vatCents: vendor === undefined ? 0 : vatIncludedCents(payment.amountCents, vendor.vatRate),
    paidAt,
    issuedAt: deps.now().toISOString(),
    ...(vendor !== undefined && { vendor }),
  };
  const isMailed = payment.userId !== erasedUserId && payment.refundDue !== true;
  return [
    writeNumberTaken(series, last),
    writeNewInvoice(invoice),
    writeInvoiceNumber(payment, invoice),
    writeInvoiced(entry),
    ...(isMailed ? [writePaymentReceipt(deps, payment, invoice)] : []),
  ];
}
