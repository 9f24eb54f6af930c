import {
  type Expense,
  getExpense,
  writeExpense,
  writeExpenseDeleted,
  writeNewExpense,
} from '#functions/data/expenses.ts';
import { transact, transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

export type ExpenseFields = Omit<Expense, 'id' | 'createdAt' | 'createdBy' | 'version'>;

const audited = [
  'date',
  'category',
  'supplier',
  'description',
  'amountCents',
  'vatCents',
  'note',
] as const satisfies (keyof ExpenseFields)[];

const targetOf = (id: string) => ({ kind: 'expense', id }) as const;
const conflictOf = (deps: Dependencies, id: string) =>
  changedMeanwhile(deps, { kind: 'expense', targetId: id });

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

/** What it was stays in the audit. @throws 404, 409 where another admin changes it at the same time. */
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
  if (!isDone) throw await conflictOf(deps, id);
}

async function findExpense({ table }: Dependencies, id: string): Promise<Expense> {
  const expense = await getExpense(table, id);
  if (expense === null) throw new ApiError('not_found', 'Expense not found');
  return expense;
}
