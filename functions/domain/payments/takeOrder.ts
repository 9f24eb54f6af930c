import { getCounts } from '#functions/data/counts.ts';
import { getPayment, type Payment, type Purchase } from '#functions/data/payments.ts';
import { getSettings, type Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import { limitReached } from '#functions/domain/zarcodes/issueOwnCode.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import type { Order, Payment as PaymentResponse } from '#shared/contract/payments.ts';
import { isFree } from './isFree.ts';
import { payFastForm } from './payFastForm.ts';
import { placeOrder } from './placeOrder.ts';
import { requirePayFast } from './requirePayments.ts';
import { serializePayment } from './serializePayment.ts';
import { settleFree } from './settleFree.ts';
import { storeOrder } from './storeOrder.ts';

/** A repeat has only what is saved, and must settle a free order where the first call broke off before that. */
const toSaved = (payment: Payment) => ({ ...serializePayment(payment), isFree: isFree(payment) });

interface OrderCall {
  readonly route: 'payments.create' | 'credits.purchase';
  readonly caller: Caller;
  readonly order: Order;
  /** Its place was accepted. */
  readonly purchase: Purchase;
  readonly idempotencyKey: string | null;
}

/**
 * Places an order, and settles it where it costs nothing. The form of a real payment is made for each call and never
 * stored.
 */
export async function takeOrder(deps: Dependencies, call: OrderCall): Promise<PaymentResponse> {
  const { route, caller, order, purchase, idempotencyKey } = call;
  const [settings, user] = await Promise.all([getSettings(deps.table), caller.user()]);
  const submission = { userId: caller.id, key: idempotencyKey, request: [route, order] };
  const placed = await withIdempotency(deps, submission, toSaved, async (saveResponse) => {
    const counts = await getCounts(deps.table, caller.id, deps.now());
    const isFull = counts.ownCodes >= settings.maxCodesPerUser;
    if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
    const { voucherCode } = order;
    const { payment, writes } = await placeOrder(deps, { user, purchase, voucherCode, settings });
    await storeOrder(deps, [...writes, ...saveResponse(payment)]);
    return payment;
  });
  if (placed.isFree) return serializePayment(await settleFree(deps, placed.id, settings.maxCodesPerUser));
  return placed.mode === 'mock' ? placed : withForm(deps, placed.id, settings, user);
}

/** Without a form where it was paid since it was placed: nobody should pay it twice. */
async function withForm(
  deps: Dependencies,
  paymentId: string,
  settings: Settings,
  user: User,
): Promise<PaymentResponse> {
  const payment = await getPayment(deps.table, paymentId);
  if (payment === null) throw paymentNotFound();
  const serialized = serializePayment(payment);
  if (payment.status !== 'pending') return serialized;
  const { config } = deps;
  const credentials = await requirePayFast(config, user.role);
  const options = { config, settings, credentials, user, sandbox: payment.sandbox === true };
  return { ...serialized, form: payFastForm(serialized, options) };
}
