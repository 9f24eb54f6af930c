import { writeExpenseDeleted } from '#functions/data/expenses.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { audited, targetOf } from './auditedExpense.ts';
import { conflictOf } from './conflictOf.ts';
import { findExpense } from './findExpense.ts';

interface Deletion {
  readonly id: string;
  /** As the admin saw it. */
  readonly version: number | undefined;
  readonly adminId: string;
}

/** What it was stays in the audit. @throws 404, 409 where another admin has changed it meanwhile. */
export async function deleteExpense(deps: Dependencies, { id, version, adminId }: Deletion): Promise<void> {
  const before = await findExpense(deps, id);
  if (version !== undefined && version !== before.version) throw await conflictOf(deps, id);
  const isDone = await transactIfAllowed(deps.table, [
    ...writeExpenseDeleted(before),
    auditEntry(deps, {
      actorId: adminId,
      action: 'expenses.delete',
      target: targetOf(id),
      changes: changesOf(audited, before, null),
    }),
  ]);
  if (!isDone) await deleteExpense(deps, { id, version, adminId });
}
