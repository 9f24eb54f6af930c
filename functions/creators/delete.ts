import { deleteCreator } from '#functions/domain/creators/deleteCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.delete', creators.delete, async ({ params, deps }) => {
  await deleteCreator(deps, params.id);
  return { id: params.id };
});
