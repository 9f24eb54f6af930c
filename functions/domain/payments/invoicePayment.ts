import { erasedUserId } from '#functions/data/erased.ts';
import { type Invoice, writeNewInvoice } from '#functions/data/invoices.ts';
import { formatNumber } from '#functions/data/numberSeries.ts';
import { getPayment, type Payment, writeInvoiceNumber } from '#functions/data/payments.ts';
import { type ToInvoice, writeInvoiced } from '#functions/data/toInvoice.ts';
import type { Write } from '#functions/data/transact.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { vatIncludedCents } from '#shared/domain/money.ts';
import { describeWithoutPlace } from './describePurchase.ts';
import { writePaymentReceipt } from './receipts.ts';
import { takeNumber } from './takeNumber.ts';

/**
 * Gives a paid order its invoice number and mails its receipt, in one transaction. Does nothing where it has a number.
 * @throws TableBusy
 */
export function invoicePayment(deps: Dependencies, entry: ToInvoice): Promise<void> {
  return takeNumber(deps, entry.series, async (number) => {
    const payment = await getPayment(deps.table, entry.paymentId);
    if (payment === null) throw paymentNotFound();
    return payment.invoiceNumber === undefined ? invoicingWrites(deps, payment, entry, number) : null;
  });
}

function invoicingWrites(deps: Dependencies, payment: Payment, entry: ToInvoice, number: number): Write[] {
  const { series, vendor, completedAt: paidAt } = entry;
  const invoice: Invoice = {
    number: formatNumber(series, number),
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
    writeNewInvoice(invoice),
    writeInvoiceNumber(payment, invoice),
    writeInvoiced(entry),
    ...(isMailed ? [writePaymentReceipt(deps, payment, invoice)] : []),
  ];
}
