import { addSlip } from '#functions/domain/expenses/addSlip.ts';
import { serializeExpense } from '#functions/domain/expenses/serializeExpenses.ts';
import { handle } from '#functions/lib/handle.ts';
import { createSlipStore } from '#functions/services/slips.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle(
  'expenses.completeSlip',
  expenses.completeSlip,
  async ({ params, body, caller, deps }) => {
    const uploaded = { expenseId: params.id, id: params.slipId, name: body.originalFilename };
    return serializeExpense(deps, await addSlip(deps, { ...uploaded, adminId: caller.id }));
  },
  { slips: createSlipStore },
);
