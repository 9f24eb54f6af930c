import { changeCreator } from '#functions/domain/creators/changeCreator.ts';
import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.updateMe', creators.updateMe, async ({ body, caller, deps }) => {
  const { role } = await caller.user();
  const { id } = await requireHeldCreator(deps.table, caller.id);
  await rateLimit(deps, 'creatorAccount', caller.id);
  return serializeCreatorProfile(await changeCreator(deps, { id, role }, body));
});
