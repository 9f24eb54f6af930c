import type { Purchase } from '#functions/data/payments.ts';
import { takeOrder } from '#functions/domain/payments/takeOrder.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { handle } from '#functions/lib/handle.ts';
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
  return takeOrder(deps, { route: 'payments.create', caller, order, purchase, idempotencyKey });
});
