import { getInvoice } from '#functions/data/invoices.ts';
import { findPayment } from '#functions/domain/payments/findPayment.ts';
import { serializePayment } from '#functions/domain/payments/serializePayment.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.get', payments.get, async ({ params, caller, deps }) => {
  const payment = await findPayment(deps, caller, params.id);
  const serialized = serializePayment(payment);
  if (payment.invoiceNumber === undefined) return serialized;
  const vendor = (await getInvoice(deps.table, payment.invoiceNumber))?.vendor;
  return { ...serialized, ...(vendor !== undefined && { taxInvoice: vendor }) };
});
