import { getPayment, type Payment } from '#functions/data/payments.ts';
import { paymentNotFound, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Settles an order that costs nothing, without the gateway. Does nothing where it is settled already.
 * @param max the person's limit of codes, which only a paid order may exceed
 * @throws 422 where the limit is reached, 401 where the account was erased meanwhile.
 */
export async function settleFree(deps: Dependencies, paymentId: string, max: number): Promise<Payment> {
  const payment = await getPayment(deps.table, paymentId);
  if (payment === null) throw paymentNotFound();
  if (payment.status !== 'pending') return payment;
  return settlePayment(deps, payment, { max, whenErased: () => Promise.reject(sessionExpired()) });
}
