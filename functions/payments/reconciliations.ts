import { getReconciliations, listReconciledDays } from '#functions/data/reconciliations.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { serializeReconciliation } from '#functions/domain/payments/reconciliation/serializeReconciliation.ts';
import { handle } from '#functions/lib/handle.ts';
import { payments } from '#shared/contract/payments.ts';

const limit = 20;

export const handler = handle('payments.reconciliations', payments.reconciliations, async (input) => {
  const { query, deps } = input;
  const days = await listReconciledDays(deps.table);
  const { items, pagination } = pageOf(days, { page: query.page, limit });
  const reconciliations = await getReconciliations(deps.table, items);
  return { reconciliations: reconciliations.map(serializeReconciliation), pagination };
});
