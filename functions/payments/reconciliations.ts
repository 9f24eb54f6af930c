import { getReconciliations } from '#functions/data/reconciliations.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { serializeReconciliation } from '#functions/domain/payments/reconciliation/serializeReconciliation.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';

export const handler = handle('payments.reconciliations', payments.reconciliations, async (input) => {
  const { query, deps } = input;
  const { rows, pagination } = await timeList(deps, 'RECONCILIATIONS', { query });
  const reconciliations = await getReconciliations(deps.table, rows);
  return { reconciliations: reconciliations.map(serializeReconciliation), pagination };
});
