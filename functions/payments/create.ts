import { takeOrder } from '#functions/domain/payments/takeOrder.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.create', payments.create, (input) => {
  const { body: order, caller, idempotencyKey, deps } = input;
  return takeOrder(deps, { route: 'payments.create', caller, order, idempotencyKey });
});
