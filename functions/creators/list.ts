import { getUser } from '#functions/data/users.ts';
import { listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.list', creators.list, async ({ query, deps }) => {
  const { creators: all, pagination } = await listCreators(deps.table, 'all', query);
  const holders = await Promise.all(all.map(({ userId }) => getUser(deps.table, userId)));
  const listed = all.map((creator, index) => ({
    ...serializeCreatorProfile(creator),
    user: holders[index] ?? null,
  }));
  return { creators: listed, pagination };
});
