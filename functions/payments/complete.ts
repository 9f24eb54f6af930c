import { completeOrder } from '#functions/domain/payments/completeOrder.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.complete', payments.complete, (input) => {
  const { params, body, caller, idempotencyKey, deps } = input;
  const call = { caller, paymentId: params.id, body, idempotencyKey };
  return completeOrder(deps, { route: 'payments.complete', ...call });
});
