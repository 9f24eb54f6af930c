import { getPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { asOf } from '#functions/domain/payments/asOf.ts';
import { paymentEnded } from '#functions/domain/payments/paymentEnded.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { serializePayment } from '#functions/domain/payments/serializePayment.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import { payments } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';

export const handler = handle('payments.complete', payments.complete, async (input) => {
  const { params, body, caller, idempotencyKey, deps } = input;
  const [stored, { usePayFast, maxCodesPerUser }] = await Promise.all([
    getPayment(deps.table, params.id),
    getSettings(deps.table),
  ]);
  if (stored === null || !canSeePayment(caller, stored)) throw paymentNotFound();
  const payment = asOf(stored, deps.now());
  const request = ['payments.complete', params.id, body ?? {}];
  const submission = { userId: caller.id, key: idempotencyKey, request };
  return withIdempotency(deps, submission, serializePayment, async (saveResponse) => {
    // Only the provider's notice may complete a real payment; this route then only returns its status.
    const isReal = usePayFast || payment.mode !== 'mock';
    if (isReal || payment.status === 'complete') return payment;
    if (payment.status !== 'pending') throw paymentEnded(payment.status);
    const { transactionId } = body ?? {};
    return settlePayment(deps, payment, {
      transactionId,
      max: maxCodesPerUser,
      whenErased: recordRefund,
      alsoWrite: saveResponse,
    });
  });
});
