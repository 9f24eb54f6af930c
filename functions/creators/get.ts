import { getCreator } from '#functions/data/creators.ts';
import {
  readCreatorFacts,
  serializeListedCreators,
} from '#functions/domain/creators/serializeListedCreators.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.get', creators.get, async ({ params: { id }, deps }) => {
  const [creator, facts] = await Promise.all([getCreator(deps.table, id), readCreatorFacts(deps, [id])]);
  const [listed] = await serializeListedCreators(deps, creator === null ? [] : [creator], facts);
  if (listed === undefined) throw creatorNotFound();
  return listed;
});
