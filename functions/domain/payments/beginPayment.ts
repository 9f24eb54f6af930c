import { getPayment, type Payment } from '#functions/data/payments.ts';
import type { Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type PayFastForm, payFastForm } from './payFastForm.ts';
import { requirePayFast } from './requirePayments.ts';
import { settleFree } from './settleFree.ts';

interface PlacedOrder extends Pick<Payment, 'id' | 'mode'> {
  readonly isFree: boolean;
}

interface Payer {
  readonly user: User;
  readonly settings: Settings;
}

export interface BegunPayment {
  readonly payment: Payment;
  readonly form?: PayFastForm;
}

/**
 * Settles an order that costs nothing, and makes the form of a real payment, for each call anew: it is never stored.
 * @returns null in mock mode, where nothing follows an order.
 */
export async function beginPayment(
  deps: Dependencies,
  placed: PlacedOrder,
  payer: Payer,
): Promise<BegunPayment | null> {
  const { maxCodesPerUser } = payer.settings;
  if (placed.isFree) return { payment: await settleFree(deps, placed.id, maxCodesPerUser) };
  return placed.mode === 'mock' ? null : withForm(deps, placed.id, payer);
}

/** Without a form where it was paid since it was placed: nobody should pay it twice. */
async function withForm(
  deps: Dependencies,
  paymentId: string,
  { user, settings }: Payer,
): Promise<BegunPayment> {
  const payment = await getPayment(deps.table, paymentId);
  if (payment === null) throw paymentNotFound();
  if (payment.status !== 'pending') return { payment };
  const { config } = deps;
  const credentials = await requirePayFast(config, user.role);
  return { payment, form: payFastForm(payment, { config, settings, credentials, user }) };
}
