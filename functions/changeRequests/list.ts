import { pageOfRequests } from '#functions/data/changeRequests.ts';
import { serializeDecidable } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { withOwners } from '#functions/domain/changeRequests/withOwners.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import {
  shortLimit as limit,
  paginationOf,
  placeOfQuery,
  totalOf,
} from '#functions/domain/lists/timeList.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';

export const handler = handle('changeRequests.list', changeRequests.list, async ({ query, deps }) => {
  const { status } = query;
  const [counts, found] = await Promise.all([
    countListed(deps.table, 'REQUESTS', { from: '', to: '', filters: { status }, now: deps.now() }),
    pageOfRequests(deps.table, status, placeOfQuery(query, limit)),
  ]);
  const total = totalOf(query, found, { count: counts?.count ?? 0, limit });
  return {
    changeRequests: (await withOwners(deps, found.rows)).map(serializeDecidable),
    pagination: paginationOf(query, found, { total, limit }),
  };
});
