import { changeProfile } from '#functions/domain/user/changeProfile.ts';
import { serializeProfile } from '#functions/domain/user/serializeProfile.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.updateProfile', user.updateProfile, async ({ body, caller, deps }) => {
  const saved = await changeProfile(deps, await caller.user(), body);
  return serializeProfile(saved.user, saved.change);
});
