import { getPayment, type Payment } from '#functions/data/payments.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canSeePayment } from '#shared/domain/can.ts';
import { asOf } from './asOf.ts';

/** @throws 404 also for one that the caller may not see. */
export async function findPayment(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  caller: Caller,
  id: string,
): Promise<Payment> {
  const payment = await getPayment(table, id);
  if (payment === null || !canSeePayment(caller, payment)) throw paymentNotFound();
  return asOf(payment, now());
}
