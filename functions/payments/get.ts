import { getPayment } from '#functions/data/payments.ts';
import { presentPayment } from '#functions/domain/serialize.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';

export const handler = handle('payments.get', payments.get, async ({ params, caller, services }) => {
  const payment = await getPayment(services.table, params.id);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  return presentPayment(payment);
});
