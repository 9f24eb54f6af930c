import { type Expense, getExpense } from '#functions/data/expenses.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

export async function findExpense({ table }: Dependencies, id: string): Promise<Expense> {
  const expense = await getExpense(table, id);
  if (expense === null) throw new ApiError('not_found', 'Expense not found');
  return expense;
}
