import { auditCreator } from '#functions/domain/creators/auditCreator.ts';
import { createCreator } from '#functions/domain/creators/createCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.createMe', creators.createMe, async ({ body, caller, deps }) => {
  const creator = await createCreator(deps, caller, body, (after) =>
    auditCreator(deps, { actorId: caller.id, action: 'creators.createMe', before: null, after }),
  );
  return serializeCreatorProfile(creator);
});
