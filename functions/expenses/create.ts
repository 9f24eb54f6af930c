import { addExpense } from '#functions/domain/expenses/addExpense.ts';
import { fieldsOf, serializeExpense } from '#functions/domain/expenses/serializeExpenses.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.create', expenses.create, async ({ body, caller, deps }) =>
  serializeExpense(deps, await addExpense(deps, fieldsOf(body), caller.id)),
);
