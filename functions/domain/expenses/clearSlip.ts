import { parseExpense } from '#functions/data/expenses.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/** Deletes the file of a slip that was replaced or deleted, alone or with its expense. May be repeated. */
export async function clearSlip({ before, after }: Change, { slips }: Dependencies<'slips'>): Promise<void> {
  const expense = parseExpense(before);
  if (expense?.slip === undefined || expense.slip.id === parseExpense(after)?.slip?.id) return;
  await slips.delete({ expenseId: expense.id, id: expense.slip.id });
}
