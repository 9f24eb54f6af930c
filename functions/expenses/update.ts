import { changeExpense } from '#functions/domain/expenses/changeExpense.ts';
import { fieldsOf, serializeExpense } from '#functions/domain/expenses/serializeExpenses.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.update', expenses.update, async ({ params, body, caller, deps }) => {
  const { version, ...entered } = body;
  const change = { id: params.id, fields: fieldsOf(entered), version, adminId: caller.id };
  return serializeExpense(deps, await changeExpense(deps, change));
});
