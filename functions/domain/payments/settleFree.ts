import { getPayment } from '#functions/data/payments.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import type { Payment } from '#shared/contract/payments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { presentPayment } from '#functions/domain/serialize.ts';
import { settlePayment } from './settlePayment.ts';

export const isFree = ({ amount, status }: Payment) => status === 'pending' && centsFromAmount(amount) === 0;

/**
 * Nothing to pay skips the gateway. A repeat of a call that was cut off here settles it.
 * @throws 422 where the person has `most` codes already: a limit that only what was paid for may pass.
 */
export async function settleFree(services: Services, { id }: Payment, most: number): Promise<Payment> {
  const payment = await getPayment(services.table, id);
  if (payment === null) throw paymentNotFound();
  return presentPayment(await settlePayment(services, payment, { most }));
}
