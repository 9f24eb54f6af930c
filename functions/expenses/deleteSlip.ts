import { serializeExpense } from '#functions/domain/expenses/serializeExpenses.ts';
import { setSlip } from '#functions/domain/expenses/setSlip.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.deleteSlip', expenses.deleteSlip, async ({ params, caller, deps }) =>
  serializeExpense(deps, await setSlip(deps, { id: params.id, slip: null, adminId: caller.id })),
);
