import { type Expense, writeNewExpense } from '#functions/data/expenses.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { audited, type ExpenseFields, targetOf } from './auditedExpense.ts';

export async function addExpense(
  deps: Dependencies,
  fields: ExpenseFields,
  adminId: string,
): Promise<Expense> {
  const createdAt = deps.now().toISOString();
  const expense = { ...fields, id: deps.newId('exp'), createdAt, createdBy: adminId, version: 1 };
  await transact(deps.table, [
    ...writeNewExpense(expense),
    auditEntry(deps, {
      actorId: adminId,
      action: 'expenses.create',
      target: targetOf(expense.id),
      changes: changesOf(audited, null, expense),
    }),
  ]);
  return expense;
}
