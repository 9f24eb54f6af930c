import { listRefundTasks } from '#functions/data/refundTasks.ts';
import { handle } from '#functions/lib/handle.ts';
import { refunds } from '#shared/contract/refunds.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('refunds.list', refunds.list, async ({ deps }) => {
  const tasks = await listRefundTasks(deps.table);
  return {
    refunds: tasks.map(({ paymentId: id, amountCents, createdAt, reason }) => ({
      id,
      amount: amountString(amountCents),
      createdAt,
      reason,
    })),
  };
});
