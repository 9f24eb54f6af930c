import type { Payment } from '#functions/data/payments.ts';
import type { Settings } from '#functions/data/settings.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { paymentEnded } from './paymentEnded.ts';
import { recordRefund } from './recordRefund.ts';
import { settlePayment } from './settlePayment.ts';

interface Completion {
  readonly settings: Settings;
  readonly transactionId: string | undefined;
  readonly alsoWrite: (settled: Payment) => readonly Write[];
}

/**
 * Settles an order in mock mode. Only the provider's notice may complete a real payment, which is returned as it is.
 * @throws 422 where the order has ended without a payment.
 */
export async function completeOrder(
  deps: Dependencies,
  payment: Payment,
  { settings, transactionId, alsoWrite }: Completion,
): Promise<Payment> {
  const isReal = settings.usePayFast || payment.mode !== 'mock';
  if (isReal || payment.status === 'complete') return payment;
  if (payment.status !== 'pending') throw paymentEnded(payment.status);
  return settlePayment(deps, payment, {
    received: transactionId ? { transactionId } : {},
    max: settings.maxCodesPerUser,
    whenErased: recordRefund,
    alsoWrite,
  });
}
