import { listRefundEntries } from '#functions/data/refundTasks.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** The dashboard shows them to admins from the first minute on; after a working day nobody has looked. */
const overdueMs = 24 * 60 * 60_000;

/** Refunds that somebody has waited for since the day before: to be paid, or without an end at PayFast. */
export async function countOverdueRefunds({ table, now }: Dependencies): Promise<number> {
  const latest = new Date(now().getTime() - overdueMs).toISOString();
  return (await listRefundEntries(table)).filter(({ createdAt }) => createdAt <= latest).length;
}
