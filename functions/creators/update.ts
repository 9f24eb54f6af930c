import type { Creator } from '#functions/data/creators.ts';
import { auditCreator } from '#functions/domain/creators/auditCreator.ts';
import { changeCreator } from '#functions/domain/creators/changeCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.update', creators.update, async ({ params, body, caller, deps }) => {
  const { role, id: actorId } = await caller.user();
  const { version, ...changes } = body;
  const change = {
    id: params.id,
    role,
    alsoWrite: (before: Creator, after: Creator) => {
      if (version !== undefined && version !== before.version) throw editConflict();
      return auditCreator(deps, { actorId, action: 'creators.update', before, after });
    },
  };
  return serializeCreatorProfile(await changeCreator(deps, change, changes));
});

const editConflict = () =>
  new ApiError(
    'edit_conflict',
    'This profile was changed in the meantime. Your changes were not saved. Please look at the current version.',
  );
