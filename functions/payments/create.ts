import { getCounts } from '#functions/data/counts.ts';
import { writeNewPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { transact } from '#functions/data/transact.ts';
import { limitReached } from '#functions/domain/zarcodes/issueCode.ts';
import { once } from '#functions/lib/idempotency.ts';
import { placeOrder, purchaseOf } from '#functions/domain/payments/placeOrder.ts';
import { presentPayment } from '#functions/domain/serialize.ts';
import { isFree, settleFree } from '#functions/domain/payments/settleFree.ts';
import { handle } from '#functions/lib/handle.ts';
import { type Payment, payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.create', payments.create, async (input) => {
  const { body, caller, idempotencyKey, services } = input;
  const purchase = purchaseOf(body);
  const settings = await getSettings(services.table);
  const submission = { userId: caller.id, key: idempotencyKey, request: ['payments.create', body] };
  const placed = await once<Payment>(services, submission, async (remember) => {
    const counts = await getCounts(services.table, caller.id, services.now());
    const isFull = counts.totalCodes >= settings.maxCodesPerUser;
    if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
    const { voucherCode } = body;
    const payment = await placeOrder(services, { userId: caller.id, purchase, voucherCode, settings });
    await transact(services.table, [writeNewPayment(payment), ...remember(presentPayment(payment))]);
    return presentPayment(payment);
  });
  return isFree(placed) ? settleFree(services, placed, settings.maxCodesPerUser) : placed;
});
