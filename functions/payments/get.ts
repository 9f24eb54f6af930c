import { getInvoice } from '#functions/data/invoices.ts';
import { getPayment } from '#functions/data/payments.ts';
import { asOf } from '#functions/domain/payments/asOf.ts';
import { serializePayment } from '#functions/domain/payments/serializePayment.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';

export const handler = handle('payments.get', payments.get, async ({ params, caller, deps }) => {
  const payment = await getPayment(deps.table, params.id);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  const serialized = serializePayment(asOf(payment, deps.now()));
  if (payment.invoiceNumber === undefined) return serialized;
  const vendor = (await getInvoice(deps.table, payment.invoiceNumber))?.vendor;
  return { ...serialized, ...(vendor !== undefined && { taxInvoice: vendor }) };
});
