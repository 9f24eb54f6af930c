import { getExpenses } from '#functions/data/expenses.ts';
import { actorOfRow } from '#functions/data/rowList.ts';
import { serializeExpenses } from '#functions/domain/expenses/serializeExpenses.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';

export const handler = handle('expenses.list', expenses.list, async ({ query, deps }) => {
  const { category = '' } = query;
  const { rows, pagination } = await timeList(deps, 'EXPENSES', { query, filters: { category } });
  const [found, admins] = await Promise.all([
    getExpenses(deps.table, rows),
    readPeople(deps, rows.map(actorOfRow)),
  ]);
  return { expenses: await serializeExpenses(deps, found, admins), pagination };
});
