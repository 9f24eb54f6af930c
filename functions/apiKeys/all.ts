import { getListedKeys } from '#functions/data/apiKeys.ts';
import { readUsage } from '#functions/data/apiUsage.ts';
import { unitsOfItem } from '#functions/data/rowList.ts';
import { listedDays, serializeAdminKey } from '#functions/domain/apiKeys/serializeKey.ts';
import { shortLimit, timeList } from '#functions/domain/lists/timeList.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

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
  const keys = await getListedKeys(deps.table, rows);
  const [people, usage] = await Promise.all([
    readPeople(
      deps,
      keys.map(({ userId }) => userId),
    ),
    Promise.all(keys.map(({ id }) => readUsage(deps.table, id, listedDays))),
  ]);
  const now = deps.now();
  return {
    keys: keys.map((key, index) => serializeAdminKey(key, { usage: usage[index] ?? [], people, now })),
    pagination,
  };
});
