import { getExpense, parseExpense } from '#functions/data/expenses.ts';
import { parseStoredSlip } from '#functions/data/slipFiles.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Deletes the file of a slip that was replaced or deleted, alone or with its expense, and of one that its expense never
 * got. May be repeated.
 */
export async function clearSlip({ before, after }: Change, deps: Dependencies<'slips'>): Promise<void> {
  const { table, slips } = deps;
  const expense = parseExpense(before);
  if (expense?.slip !== undefined && expense.slip.id !== parseExpense(after)?.slip?.id) {
    await slips.delete({ expenseId: expense.id, id: expense.slip.id });
  }
  const stored = after === null ? parseStoredSlip(before) : null;
  if (stored === null) return;
  const { expenseId, id } = stored;
  if ((await getExpense(table, expenseId))?.slip?.id !== id) await slips.delete({ expenseId, id });
}
