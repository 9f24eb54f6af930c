import { writeExpenseDeleted } from '#functions/data/expenses.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { audited, targetOf } from './auditedExpense.ts';
import { findExpense } from './findExpense.ts';

/** What it was stays in the audit, also where it was changed a moment before. @throws 404 */
export async function deleteExpense(deps: Dependencies, id: string, adminId: string): Promise<void> {
  const before = await findExpense(deps, id);
  const isDone = await transactIfAllowed(deps.table, [
    ...writeExpenseDeleted(before),
    auditEntry(deps, {
      actorId: adminId,
      action: 'expenses.delete',
      target: targetOf(id),
      changes: changesOf(audited, before, null),
    }),
  ]);
  if (!isDone) await deleteExpense(deps, id, adminId);
}
