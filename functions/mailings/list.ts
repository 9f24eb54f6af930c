import { getMailings } from '#functions/data/mailings.ts';
import { actorOfRow, idOfRow, unitsOfItem } from '#functions/data/rowList.ts';
import { shortLimit, timeList } from '#functions/domain/lists/timeList.ts';
import { readMailingFacts, serializeMailings } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

/** Each one's results and the person it is for; the name of an admin. */
const costs = { ofEach: 2 * unitsOfItem, ofPage: unitsOfItem };

export const handler = handle('mailings.list', mailings.list, async ({ query, deps }) => {
  const { rows, pagination } = await timeList(deps, 'MAILINGS', { query, limit: shortLimit, costs });
  const [found, facts] = await Promise.all([
    getMailings(deps.table, rows),
    readMailingFacts(deps, rows.map(idOfRow), rows.map(actorOfRow)),
  ]);
  return { mailings: await serializeMailings(deps, found, facts), pagination };
});
