import { getCounts } from '#functions/data/counts.ts';
import type { Payment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { isFree } from '#functions/domain/payments/isFree.ts';
import { placeOrder, purchaseOf } from '#functions/domain/payments/placeOrder.ts';
import { serializePayment } from '#functions/domain/payments/serializePayment.ts';
import { settleFree } from '#functions/domain/payments/settleFree.ts';
import { storeOrder } from '#functions/domain/payments/storeOrder.ts';
import { limitReached } from '#functions/domain/zarcodes/issueOwnCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import { payments } from '#shared/contract/payments.ts';

/** A repeat has only what is saved, and must settle a free order where the first call broke off before that. */
const toSaved = (payment: Payment) => ({ ...serializePayment(payment), isFree: isFree(payment) });

export const handler = handle('payments.create', payments.create, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const purchase = purchaseOf(body);
  const settings = await getSettings(deps.table);
  const submission = { userId: caller.id, key: idempotencyKey, request: ['payments.create', body] };
  const placed = await withIdempotency(deps, submission, toSaved, async (saveResponse) => {
    const counts = await getCounts(deps.table, caller.id, deps.now());
    const isFull = counts.ownCodes >= settings.maxCodesPerUser;
    if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
    const { voucherCode } = body;
    const order = { userId: caller.id, purchase, voucherCode, settings };
    const { payment, writes } = await placeOrder(deps, order);
    await storeOrder(deps, [...writes, ...saveResponse(payment)]);
    return payment;
  });
  if (!placed.isFree) return placed;
  return serializePayment(await settleFree(deps, placed.id, settings.maxCodesPerUser));
});
