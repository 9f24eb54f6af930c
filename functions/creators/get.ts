import { getCreator } from '#functions/data/creators.ts';
import { serializeListedCreator } from '#functions/domain/creators/serializeListedCreator.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.get', creators.get, async ({ params, deps }) => {
  const creator = await getCreator(deps.table, params.id);
  if (creator === null) throw creatorNotFound();
  return serializeListedCreator(deps, creator);
});
