import { listRefundTasks } from '#functions/data/refundTasks.ts';
import { handle } from '#functions/lib/handle.ts';
import { refunds } from '#shared/contract/refunds.ts';
import { amountString } from '#shared/domain/money.ts';

/** There are few: an account has to end within minutes of a payment, or PayFast's answer to be lost. */
const max = 100;

export const handler = handle('refunds.list', refunds.list, async ({ deps }) => {
  const tasks = await listRefundTasks(deps.table, max);
  return {
    refunds: tasks.map(({ paymentId: id, amountCents, createdAt, reason }) => ({
      id,
      amount: amountString(amountCents),
      createdAt,
      reason,
    })),
  };
});
