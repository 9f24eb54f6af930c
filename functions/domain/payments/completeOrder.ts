import { getPayment, type Purchase } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { ApiError, paymentNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import type { Payment as PaymentResponse } from '#shared/contract/payments.ts';
import { canSeePayment } from '#shared/domain/can.ts';
import { recordRefund } from './recordRefund.ts';
import { serializePayment } from './serializePayment.ts';
import { settlePayment } from './settlePayment.ts';

interface CompletionCall {
  readonly route: 'payments.complete' | 'credits.complete';
  readonly caller: Caller;
  readonly paymentId: string;
  /** Where only orders of one kind are meant. */
  readonly kind?: Purchase['kind'];
  readonly body: { readonly transactionId?: string | undefined } | undefined;
  readonly idempotencyKey: string | null;
}

/** Settles an order in mock mode. Of a real payment it only returns the status. */
export async function completeOrder(deps: Dependencies, call: CompletionCall): Promise<PaymentResponse> {
  const { route, caller, paymentId, kind, body = {}, idempotencyKey } = call;
  const [payment, { usePayFast, maxCodesPerUser }] = await Promise.all([
    getPayment(deps.table, paymentId),
    getSettings(deps.table),
  ]);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  if (kind !== undefined && payment.purchase.kind !== kind) throw paymentNotFound();
  const submission = { userId: caller.id, key: idempotencyKey, request: [route, paymentId, body] };
  return withIdempotency(deps, submission, serializePayment, async (saveResponse) => {
    // Only the provider's notice may complete a real payment; this route then only returns its status.
    const isReal = usePayFast || payment.mode !== 'mock';
    if (isReal || payment.status === 'complete') return payment;
    if (payment.status !== 'pending') {
      const ended = payment.status === 'expired' ? 'has expired' : `was ${payment.status}`;
      throw new ApiError('payment_not_open', `This payment ${ended}. Please start a new one.`);
    }
    const { transactionId } = body;
    return settlePayment(deps, payment, {
      received: transactionId ? { transactionId } : {},
      max: maxCodesPerUser,
      whenErased: recordRefund,
      alsoWrite: saveResponse,
    });
  });
}
