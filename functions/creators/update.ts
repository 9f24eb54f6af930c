import { changeCreator } from '#functions/domain/creators/changeCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.update', creators.update, async ({ params, body, caller, deps }) => {
  const { role } = await caller.user();
  return serializeCreatorProfile(await changeCreator(deps, { id: params.id, role }, body));
});
