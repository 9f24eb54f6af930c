import { getSettings } from '#functions/data/settings.ts';
import { completeOrder } from '#functions/domain/payments/completeOrder.ts';
import { findPayment } from '#functions/domain/payments/findPayment.ts';
import { serializePayment } from '#functions/domain/payments/serializePayment.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.complete', payments.complete, async (input) => {
  const { params, body = {}, caller, idempotencyKey, deps } = input;
  const [payment, settings] = await Promise.all([
    findPayment(deps, caller, params.id),
    getSettings(deps.table),
  ]);
  const request = ['payments.complete', params.id, body];
  const submission = await readSubmission(deps, { userId: caller.id, key: idempotencyKey, request });
  const { transactionId } = body;
  return withIdempotency(deps, submission, serializePayment, (alsoWrite) =>
    completeOrder(deps, payment, { settings, transactionId, alsoWrite }),
  );
});
