import { beginPayment } from '#functions/domain/payments/beginPayment.ts';
import { readOrderTerms } from '#functions/domain/payments/readOrderTerms.ts';
import { serializeBegunPayment, serializePlacedOrder } from '#functions/domain/payments/serializeOrder.ts';
import { takeOrder } from '#functions/domain/payments/takeOrder.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { credits } from '#shared/contract/credits.ts';

export const handler = handle('credits.purchase', credits.purchase, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const purchase = { kind: 'bundle', size: body.amount } as const;
  const request = ['credits.purchase', { bundle: body.amount }];
  const [terms, submission] = await Promise.all([
    readOrderTerms(deps, caller),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
  ]);
  const placed = await withIdempotency(deps, submission, serializePlacedOrder, (alsoWrite) =>
    takeOrder(deps, { terms, purchase, voucherCode: undefined, alsoWrite }),
  );
  const begun = await beginPayment(deps, placed, terms);
  return begun === null ? placed : serializeBegunPayment(begun);
});
