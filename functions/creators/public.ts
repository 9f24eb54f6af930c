import { unitsOfItem } from '#functions/data/rowList.ts';
import { creatorsOfRows, listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.public', creators.public, async ({ query, deps }) => {
  const { limit } = query;
  const state = 'active';
  const { rows, pagination } = await listCreators(deps, { state, query, limit, unitsOfThing: unitsOfItem });
  const active = await creatorsOfRows(deps, rows, state);
  return { creators: active.map(serializePublicCreator), pagination };
});
