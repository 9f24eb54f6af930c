import { findExpense } from '#functions/domain/expenses/findExpense.ts';
import { slipNotFound } from '#functions/domain/expenses/setSlip.ts';
import { handle } from '#functions/lib/handle.ts';
import { createSlipStore } from '#functions/services/slips.ts';
import { expenses } from '#shared/contract/expenses.ts';
import { slipTypes } from '#shared/domain/slips.ts';

export const handler = handle(
  'expenses.slip',
  expenses.slip,
  async ({ params, deps }) => {
    const { id: expenseId, date, slip } = await findExpense(deps, params.id);
    if (slip === undefined) throw slipNotFound();
    const name = `slip-${date}.${slipTypes[slip.type]}`;
    return { url: await deps.slips.link({ expenseId, id: slip.id }, slip.type, name) };
  },
  { slips: createSlipStore },
);
