import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.delete', expenses.delete, async () => ({}));
