import { getCounts } from '#functions/data/counts.ts';
import type { Payment, Purchase } from '#functions/data/payments.ts';
import type { Settings } from '#functions/data/settings.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { limitReached } from '#functions/domain/zarcodes/issueOwnCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { placeOrder } from './placeOrder.ts';
import { storeOrder } from './storeOrder.ts';

interface RequestedOrder {
  readonly user: User;
  readonly settings: Settings;
  /** Its place was accepted. */
  readonly purchase: Purchase;
  readonly voucherCode: string | undefined;
  readonly alsoWrite: (payment: Payment) => readonly Write[];
}

/**
 * Places an order and stores it; `beginPayment` comes next.
 * @throws 422 where the person has as many codes as they may have.
 */
export async function takeOrder(deps: Dependencies, order: RequestedOrder): Promise<Payment> {
  const { user, settings, purchase, voucherCode, alsoWrite } = order;
  const counts = await getCounts(deps.table, user.id, deps.now());
  const isFull = counts.ownCodes >= settings.maxCodesPerUser;
  if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
  const { payment, writes } = await placeOrder(deps, { user, purchase, voucherCode, settings });
  await storeOrder(deps, [...writes, ...alsoWrite(payment)]);
  return payment;
}
