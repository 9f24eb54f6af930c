import { auditCreator } from '#functions/domain/creators/auditCreator.ts';
import { deleteCreator } from '#functions/domain/creators/deleteCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.delete', creators.delete, async ({ params, caller, deps }) => {
  await deleteCreator(deps, params.id, (before) =>
    auditCreator(deps, { actorId: caller.id, action: 'creators.delete', before, after: null }),
  );
  return { id: params.id };
});
