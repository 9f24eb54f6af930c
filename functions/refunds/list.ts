import { getRefundTasks, listRefundEntries } from '#functions/data/refundTasks.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { handle } from '#functions/lib/handle.ts';
import { refunds } from '#shared/contract/refunds.ts';
import { amountString } from '#shared/domain/money.ts';

const limit = 10;

export const handler = handle('refunds.list', refunds.list, async ({ query, deps }) => {
  const entries = await listRefundEntries(deps.table);
  const { items, pagination } = pageOf(entries, { page: query.page, limit });
  const tasks = await getRefundTasks(deps.table, items);
  return {
    refunds: tasks.map(({ paymentId: id, amountCents, createdAt, reason }) => ({
      id,
      amount: amountString(amountCents),
      createdAt,
      reason,
    })),
    pagination,
  };
});
