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
  return serializePayment(asOf(payment, deps.now()));
});
