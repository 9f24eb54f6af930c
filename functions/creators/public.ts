import { listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.public', creators.public, async ({ query, deps }) => {
  const { creators: active, pagination } = await listCreators(deps.table, { state: 'active', ...query });
  return { creators: active.map(serializePublicCreator), pagination };
});
