import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.bySlug', creators.bySlug, async ({ params, deps }) => {
  const creator = await findActiveCreator(deps.table, params.slug);
  if (creator === null) throw creatorNotFound();
  return serializePublicCreator(creator);
});
