import { checkOrderClosed, writeOrderEnded, writeOrderRemoved } from '#functions/data/openOrders.ts';
import type { Payment } from '#functions/data/payments.ts';
import { ConditionFailed, type Write } from '#functions/data/transact.ts';
import { getVoucher } from '#functions/data/vouchers.ts';
import { writeUseTaken } from '#functions/data/voucherUses.ts';
import { isFree } from '#functions/domain/payments/isFree.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { voucherUseOf } from './voucherUseOf.ts';

/** What a settlement writes to use the voucher of its order. */
export interface Spending {
  readonly writes: readonly Write[];
  /** The use had been given back and taken by others since. */
  readonly overLimit?: true;
}

/**
 * Settles an order with the use that it holds of its voucher. One that was closed before has given it back: it is taken
 * again, above the limits if need be, because the order is paid (docs/decisions/0041-orders-hold-their-voucher-and-expire.md).
 * @param settle its writes are one transaction
 */
export async function spendVoucher<T>(
  deps: Dependencies,
  order: Payment,
  settle: (spending: Spending) => Promise<T>,
): Promise<T> {
  const use = voucherUseOf(order);
  if (use === null) return settle({ writes: [writeOrderRemoved(order)] });
  try {
    return await settle({ writes: [writeOrderEnded(order)] });
  } catch (error) {
    throwUnlessRefused(error, ['openOrder']);
    // Nothing was paid, so nothing has to be honoured.
    if (isFree(order)) throw error;
  }
  const limits = (await getVoucher(deps.table, use.code, true)) ?? {};
  try {
    return await settle({ writes: [checkOrderClosed(order), ...writeUseTaken(use, limits)] });
  } catch (error) {
    throwUnlessRefused(error, ['voucherUses', 'personalUses']);
  }
  return settle({ writes: [checkOrderClosed(order), ...writeUseTaken(use, {})], overLimit: true });
}

function throwUnlessRefused(error: unknown, labels: readonly string[]): void {
  const isRefused = error instanceof ConditionFailed && error.labels.every((label) => labels.includes(label));
  if (!isRefused) throw error;
}
