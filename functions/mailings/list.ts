import { getMailings } from '#functions/data/mailings.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { serializeMailings } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.list', mailings.list, async ({ query, deps }) => {
  const { rows, pagination } = await timeList(deps, 'MAILINGS', { query });
  const found = await getMailings(deps.table, rows);
  return { mailings: await serializeMailings(deps, found), pagination };
});
