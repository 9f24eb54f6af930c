import { erasedUserId } from '#functions/data/erased.ts';
import { writeOrderEnded, writeOrderRemoved } from '#functions/data/openOrders.ts';
import { type ClosedStatus, type Payment, writePaymentClosed } from '#functions/data/payments.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeUseReturned } from '#functions/data/voucherUses.ts';
import { voucherUseOf } from '#functions/domain/vouchers/voucherUseOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/**
 * Ends an order that was not paid, and gives its voucher back, in one transaction. One that has ended already keeps its
 * status. A payment that comes later still counts (`spendVoucher`).
 * @returns false where it was paid or closed meanwhile: nothing was written.
 */
export async function closeOrder(
  { table }: Dependencies,
  order: Payment,
  status: ClosedStatus,
): Promise<boolean> {
  const attempts = order.userId === erasedUserId ? [true] : [false, true];
  for (const isErased of attempts) {
    try {
      await transact(table, closingWrites(order, status, isErased));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // The person was erased since the order was read, and the count of their uses with them.
      if (!error.labels.every((label) => label === 'personalUses')) return false;
    }
  }
  return false;
}

function closingWrites(order: Payment, status: ClosedStatus, isErased: boolean): Write[] {
  const use = voucherUseOf(order);
  return [
    ...(order.status === 'pending' ? [writePaymentClosed(order.id, status)] : []),
    ...(use === null ? [writeOrderRemoved(order)] : [writeOrderEnded(order)]),
    ...(use === null ? [] : writeUseReturned(use, isErased)),
  ];
}
