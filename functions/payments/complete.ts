import { getPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { once } from '#functions/lib/idempotency.ts';
import { presentPayment } from '#functions/domain/serialize.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { ApiError, paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { type Payment, payments } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';

export const handler = handle('payments.complete', payments.complete, async (input) => {
  const { params, body, caller, idempotencyKey, services } = input;
  const [payment, { usePayFast, maxCodesPerUser }] = await Promise.all([
    getPayment(services.table, params.id),
    getSettings(services.table),
  ]);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  const request = ['payments.complete', params.id, body ?? {}];
  return once<Payment>(services, { userId: caller.id, key: idempotencyKey, request }, async (remember) => {
    // Only the provider's own notice may mark a real payment paid; here one can but ask how it stands.
    const isReal = usePayFast || payment.mode !== 'mock';
    if (isReal || payment.status === 'complete') return presentPayment(payment);
    if (payment.status !== 'pending') {
      throw new ApiError('payment_not_open', `This payment was ${payment.status}. Please start a new one.`);
    }
    const settled = await settlePayment(services, payment, {
      transactionId: body?.transactionId,
      most: maxCodesPerUser,
      remember: (answer) => remember(presentPayment(answer)),
    });
    return presentPayment(settled);
  });
});
