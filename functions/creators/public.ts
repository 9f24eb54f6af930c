import { unitsOfItem } from '#functions/data/rowList.ts';
import { listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.public', creators.public, async ({ query, deps }) => {
  const { limit } = query;
  const selection = { state: 'active', query, limit, unitsOfThing: unitsOfItem } as const;
  const { creators: active, pagination } = await listCreators(deps, selection);
  return { creators: active.map(serializePublicCreator), pagination };
});
