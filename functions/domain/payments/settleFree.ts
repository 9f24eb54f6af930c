import { getPayment } from '#functions/data/payments.ts';
import { serializePayment } from '#functions/domain/serialize.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Payment } from '#shared/contract/payments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { settlePayment } from './settlePayment.ts';

export const isFree = ({ amount, status }: Payment) => status === 'pending' && centsFromAmount(amount) === 0;

/**
 * Nothing to pay skips the gateway. A repeat of a call that was cut off here settles it.
 * @throws 422 where the person has `most` codes already: a limit that only what was paid for may pass.
 */
export async function settleFree(deps: Dependencies, { id }: Payment, max: number): Promise<Payment> {
  const payment = await getPayment(deps.table, id);
  if (payment === null) throw paymentNotFound();
  return serializePayment(await settlePayment(deps, payment, { max }));
}
