import { completeOrder } from '#functions/domain/payments/completeOrder.ts';
import { handle } from '#functions/lib/handle.ts';
import { credits } from '#shared/contract/credits.ts';

export const handler = handle('credits.complete', credits.complete, (input) => {
  const { params, body, caller, idempotencyKey, deps } = input;
  const call = { caller, paymentId: params.id, kind: 'bundle' as const, body, idempotencyKey };
  return completeOrder(deps, { route: 'credits.complete', ...call });
});
