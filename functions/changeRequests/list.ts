import { listRequestKeys } from '#functions/data/changeRequests.ts';
import { withOwners } from '#functions/domain/changeRequests/withOwners.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';

const limit = 20;

export const handler = handle('changeRequests.list', changeRequests.list, async ({ query, deps }) => {
  const { status, page } = query;
  const keys = await listRequestKeys(deps.table, status, { oldestFirst: status === 'pending' });
  const { items, pagination } = pageOf(keys, { page, limit });
  return { changeRequests: await withOwners(deps, items), pagination };
});
