import type { Expense } from '#functions/data/expenses.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

export type ExpenseFields = Omit<Expense, 'id' | 'slip' | 'createdAt' | 'createdBy' | 'version'>;

export const audited = [
  'date',
  'category',
  'supplier',
  'description',
  'amountCents',
  'vatCents',
  'note',
] as const satisfies (keyof ExpenseFields)[];

export const targetOf = (id: string) => ({ kind: 'expense', id }) as const;

/** What an admin is told where another one was faster. */
export const conflictOf = (deps: Pick<Dependencies, 'table'>, id: string) =>
  changedMeanwhile(deps, { kind: 'expense', targetId: id });
