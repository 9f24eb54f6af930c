import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { refusedUse } from '#functions/domain/vouchers/voucherRefused.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** @throws 422 where the last use of its voucher was taken meanwhile. */
export async function storeOrder({ table }: Dependencies, writes: readonly Write[]): Promise<void> {
  try {
    await transact(table, writes);
  } catch (error) {
    throw (error instanceof ConditionFailed && refusedUse(error)) || error;
  }
}
