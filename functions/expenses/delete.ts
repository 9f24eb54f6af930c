import { deleteExpense } from '#functions/domain/expenses/deleteExpense.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.delete', expenses.delete, async ({ params, body, caller, deps }) => {
  await deleteExpense(deps, { id: params.id, version: body?.version, adminId: caller.id });
  return {};
});
