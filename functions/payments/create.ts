import { getCounts } from '#functions/data/counts.ts';
import { writeNewPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { transact } from '#functions/data/transact.ts';
import { placeOrder, purchaseOf } from '#functions/domain/payments/placeOrder.ts';
import { isFree, settleFree } from '#functions/domain/payments/settleFree.ts';
import { serializePayment } from '#functions/domain/serialize.ts';
import { limitReached } from '#functions/domain/zarcodes/issueCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { withIdempotency } from '#functions/lib/idempotency.ts';
import { type Payment, payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.create', payments.create, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const purchase = purchaseOf(body);
  const settings = await getSettings(deps.table);
  const submission = { userId: caller.id, key: idempotencyKey, request: ['payments.create', body] };
  const placed = await withIdempotency<Payment>(deps, submission, async (saveResponse) => {
    const counts = await getCounts(deps.table, caller.id, deps.now());
    const isFull = counts.totalCodes >= settings.maxCodesPerUser;
    if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
    const { voucherCode } = body;
    const payment = await placeOrder(deps, { userId: caller.id, purchase, voucherCode, settings });
    await transact(deps.table, [writeNewPayment(payment), ...saveResponse(serializePayment(payment))]);
    return serializePayment(payment);
  });
  return isFree(placed) ? settleFree(deps, placed, settings.maxCodesPerUser) : placed;
});
