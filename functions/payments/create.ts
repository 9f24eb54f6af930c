import type { Purchase } from '#functions/data/payments.ts';
import { beginPayment } from '#functions/domain/payments/beginPayment.ts';
import { readOrderTerms } from '#functions/domain/payments/readOrderTerms.ts';
import { serializeBegunPayment, serializePlacedOrder } from '#functions/domain/payments/serializeOrder.ts';
import { takeOrder } from '#functions/domain/payments/takeOrder.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { type Order, payments } from '#shared/contract/payments.ts';

/** @throws 422 where the place can't have a code. */
async function purchaseOf({ zarcode, bundle }: Order): Promise<Purchase> {
  if (zarcode !== undefined) return { kind: 'code', place: await acceptPlace(zarcode) };
  if (bundle !== undefined) return { kind: 'bundle', size: bundle };
  throw new Error('An order needs a code or a bundle');
}

export const handler = handle('payments.create', payments.create, async (input) => {
  const { body: order, caller, idempotencyKey, deps } = input;
  const purchase = await purchaseOf(order);
  const request = ['payments.create', order];
  const [terms, submission] = await Promise.all([
    readOrderTerms(deps, caller),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
  ]);
  const { voucherCode } = order;
  const placed = await withIdempotency(deps, submission, serializePlacedOrder, (alsoWrite) =>
    takeOrder(deps, { terms, purchase, voucherCode, alsoWrite }),
  );
  const begun = await beginPayment(deps, placed, terms);
  return begun === null ? placed : serializeBegunPayment(begun);
});
