import { getExpenses } from '#functions/data/expenses.ts';
import { serializeExpenses } from '#functions/domain/expenses/serializeExpenses.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.list', expenses.list, async ({ query, deps }) => {
  const { category = '' } = query;
  const { rows, pagination } = await timeList(deps, 'EXPENSES', { query, filters: { category } });
  return { expenses: await serializeExpenses(deps, await getExpenses(deps.table, rows)), pagination };
});
