import type { Payment, Purchase } from '#functions/data/payments.ts';
import type { Write } from '#functions/data/transact.ts';
import { limitReached } from '#functions/domain/zarcodes/issueOwnCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderTerms } from './readOrderTerms.ts';
import { storeOrder } from './storeOrder.ts';

interface RequestedOrder {
  readonly terms: OrderTerms;
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
  const { terms, purchase, voucherCode, alsoWrite } = order;
  const { maxCodesPerUser } = terms.settings;
  if (purchase.kind === 'code' && terms.ownCodes >= maxCodesPerUser) throw limitReached(maxCodesPerUser);
  const { payment, writes } = await placeOrder(deps, { ...terms, purchase, voucherCode });
  await storeOrder(deps, [...writes, ...alsoWrite(payment)]);
  return payment;
}
