import type { Expense } from '#functions/data/expenses.ts';

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
