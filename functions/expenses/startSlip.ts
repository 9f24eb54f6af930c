import { findExpense } from '#functions/domain/expenses/findExpense.ts';
import { handle } from '#functions/lib/handle.ts';
import { createSlipStore } from '#functions/services/slips.ts';
import { expenses } from '#shared/contract/expenses.ts';

/** Ten megabytes need twenty minutes where a phone has 64 kbit/s. */
const ttlMs = 3600_000;

export const handler = handle(
  'expenses.startSlip',
  expenses.startSlip,
  async ({ params, body, deps }) => {
    await findExpense(deps, params.id);
    const id = deps.newId('slp');
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + ttlMs);
    const expected = { contentType: body.contentType, bytes: body.fileSize, now, expiresAt };
    const form = deps.slips.uploadForm({ expenseId: params.id, id }, expected);
    return { id, ...form, expiresAt: expiresAt.toISOString() };
  },
  { slips: createSlipStore },
);
