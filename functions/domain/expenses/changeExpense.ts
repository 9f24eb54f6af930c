import { type Expense, writeExpense } from '#functions/data/expenses.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { audited, type ExpenseFields, targetOf } from './auditedExpense.ts';
import { conflictOf } from './conflictOf.ts';
import { findExpense } from './findExpense.ts';

interface Change {
  readonly id: string;
  readonly fields: ExpenseFields;
  /** As the admin saw it. */
  readonly version: number | undefined;
  readonly adminId: string;
}

/** @throws 404, 409 where another admin has changed it meanwhile. */
export async function changeExpense(
  deps: Dependencies,
  { id, fields, version, adminId }: Change,
): Promise<Expense> {
  const before = await findExpense(deps, id);
  if (version !== undefined && version !== before.version) throw await conflictOf(deps, id);
  const after = { ...before, ...fields };
  const changes = changesOf(audited, before, after);
  if (changes.length === 0) return before;
  const isDone = await transactIfAllowed(deps.table, [
    ...writeExpense(after, before),
    auditEntry(deps, { actorId: adminId, action: 'expenses.update', target: targetOf(id), changes }),
  ]);
  if (!isDone) throw await conflictOf(deps, id);
  return { ...after, version: before.version + 1 };
}
