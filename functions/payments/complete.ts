import { getPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { serializePayment } from '#functions/domain/serialize.ts';
import { ApiError, paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import { type Payment, payments } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';

export const handler = handle('payments.complete', payments.complete, async (input) => {
  const { params, body, caller, idempotencyKey, deps } = input;
  const [payment, { usePayFast, maxCodesPerUser }] = await Promise.all([
    getPayment(deps.table, params.id),
    getSettings(deps.table),
  ]);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  const request = ['payments.complete', params.id, body ?? {}];
  return withIdempotency<Payment>(
    deps,
    { userId: caller.id, key: idempotencyKey, request },
    async (saveResponse) => {
      // Only the provider's own notice may mark a real payment paid; here one can but ask how it stands.
      const isReal = usePayFast || payment.mode !== 'mock';
      if (isReal || payment.status === 'complete') return serializePayment(payment);
      if (payment.status !== 'pending') {
        throw new ApiError('payment_not_open', `This payment was ${payment.status}. Please start a new one.`);
      }
      const settled = await settlePayment(deps, payment, {
        transactionId: body?.transactionId,
        max: maxCodesPerUser,
        saveResponse: (answer) => saveResponse(serializePayment(answer)),
      });
      return serializePayment(settled);
    },
  );
});
