import { takeOrder } from '#functions/domain/payments/takeOrder.ts';
import { handle } from '#functions/lib/handle.ts';
import { credits } from '#shared/contract/credits.ts';

export const handler = handle('credits.purchase', credits.purchase, (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const order = { bundle: body.amount };
  const purchase = { kind: 'bundle', size: body.amount } as const;
  return takeOrder(deps, { route: 'credits.purchase', caller, order, purchase, idempotencyKey });
});
