import { getCounts } from '#functions/data/counts.ts';
import { getPayment, writeNewPayment } from '#functions/data/payments.ts';
import { getSettings } from '#functions/data/settings.ts';
import { transact } from '#functions/data/transact.ts';
import { limitReached } from '#functions/domain/issueCode.ts';
import { once } from '#functions/domain/once.ts';
import { placeOrder, purchaseOf } from '#functions/domain/placeOrder.ts';
import { presentPayment } from '#functions/domain/present.ts';
import { settlePayment } from '#functions/domain/settlePayment.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import type { Services } from '#functions/lib/services.ts';
import { type Payment, payments } from '#shared/contract/payments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';

export const handler = handle('payments.create', payments.create, async (input) => {
  const { body, caller, idempotencyKey, services } = input;
  const purchase = purchaseOf(body);
  const submission = { userId: caller.id, key: idempotencyKey, request: ['payments.create', body] };
  const placed = await once<Payment>(services, submission, async (remember) => {
    const [settings, counts] = await Promise.all([
      getSettings(services.table),
      getCounts(services.table, caller.id, services.now()),
    ]);
    const isFull = counts.totalCodes >= settings.maxCodesPerUser;
    if (purchase.kind === 'code' && isFull) throw limitReached(settings.maxCodesPerUser);
    const { voucherCode } = body;
    const payment = await placeOrder(services, { userId: caller.id, purchase, voucherCode, settings });
    await transact(services.table, [writeNewPayment(payment), ...remember(presentPayment(payment))]);
    return presentPayment(payment);
  });
  return isFree(placed) ? settleFree(services, placed) : placed;
});

const isFree = ({ amount, status }: Payment) => status === 'pending' && centsFromAmount(amount) === 0;

/** Nothing to pay skips the gateway. A repeat of a call that was cut off here settles it. */
async function settleFree(services: Services, { id }: Payment): Promise<Payment> {
  const payment = await getPayment(services.table, id);
  if (payment === null) throw paymentNotFound();
  return presentPayment(await settlePayment(services, payment));
}
