import { deleteExpense } from '#functions/domain/expenses/deleteExpense.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.delete', expenses.delete, async ({ params, caller, deps }) => {
  await deleteExpense(deps, params.id, caller.id);
  return {};
});
