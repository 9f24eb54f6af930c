import type { Creator } from '#functions/data/creators.ts';
import { auditCreator } from '#functions/domain/creators/auditCreator.ts';
import { changeCreator } from '#functions/domain/creators/changeCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.update', creators.update, async ({ params, body, caller, deps }) => {
  const { role, id: actorId } = await caller.user();
  const { version, ...changes } = body;
  const change = {
    id: params.id,
    role,
    version,
    alsoWrite: (before: Creator, after: Creator) =>
      auditCreator(deps, { actorId, action: 'creators.update', before, after }),
  };
  return serializeCreatorProfile(await changeCreator(deps, change, changes));
});
