import { scheduleErasure } from '#functions/domain/erasure/scheduleErasure.ts';
import { requirePassword } from '#functions/domain/user/requirePassword.ts';
import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/logger.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { user } from '#shared/contract/user.ts';
import { shownTime } from '#shared/domain/time.ts';

export const handler = handle('user.erase', user.erase, async ({ body, caller, deps }) => {
  await rateLimit(deps, 'eraseAccount', caller.id);
  const person = await caller.user();
  await requirePassword(deps, person, { password: body.password, field: 'password' });
  const erasesAt = await scheduleErasure(deps, person, body.codes);
  // Needed after a restore of the table (docs/runbook.md).
  log().info('erasure scheduled', { userId: person.id, codes: body.codes, erasesAt });
  const when = shownTime(erasesAt);
  return {
    message: `Your account will be deleted on ${when}. We have emailed you a link that stops it.`,
    erasesAt,
  };
});
