import { getListedKeys } from '#functions/data/apiKeys.ts';
import { readUsage } from '#functions/data/apiUsage.ts';
import { idOfRow, type TimeRow, unitsOfItem } from '#functions/data/rowList.ts';
import { listedDays, serializeAdminKey } from '#functions/domain/apiKeys/serializeKey.ts';
import { shortLimit, timeList } from '#functions/domain/lists/timeList.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

const ownerOfRow = ({ userId }: TimeRow) => String(userId);

/** The calls of each key, and its owner. */
const costs = { ofEach: 2 * unitsOfItem, ofPage: 0 };

export const handler = handle('apiKeys.all', apiKeys.all, async ({ query, deps }) => {
  const { disabled = '' } = query;
  const { rows, pagination } = await timeList(deps, 'APIKEYS', {
    query,
    filters: { disabled },
    limit: shortLimit,
    costs,
  });
  const ids = rows.map(idOfRow);
  const [keys, people, usage] = await Promise.all([
    getListedKeys(deps.table, rows),
    readPeople(deps, rows.map(ownerOfRow)),
    Promise.all(ids.map((id) => readUsage(deps.table, id, listedDays))),
  ]);
  const usageOf = (id: string) => usage[ids.indexOf(id)] ?? [];
  const now = deps.now();
  return {
    keys: keys.map((key) => serializeAdminKey(key, { usage: usageOf(key.id), people, now })),
    pagination,
  };
});
