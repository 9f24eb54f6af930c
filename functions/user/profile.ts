import { getEmailChange } from '#functions/data/emailChanges.ts';
import { serializeProfile } from '#functions/domain/user/serializeProfile.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.profile', user.profile, async ({ caller, deps }) => {
  const [owner, change] = await Promise.all([
    caller.user(),
    getEmailChange(deps.table, caller.id, epochSeconds(deps.now())),
  ]);
  return serializeProfile(owner, change);
});
