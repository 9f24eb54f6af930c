import { getUserWithPassword } from '#functions/data/users.ts';
import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/logger.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.erase', user.erase, async ({ body, caller, deps }) => {
  await rateLimit(deps, 'eraseAccount', caller.id);
  const [person, stored] = await Promise.all([caller.user(), getUserWithPassword(deps.table, caller.id)]);
  // Another call has just erased it.
  if (stored === null) throw sessionExpired();
  if (!(await deps.passwords.verify(body.password, stored.passwordHash))) {
    const message = 'This password is not correct.';
    throw new ApiError('password_wrong', message, { fields: { password: message } });
  }
  await eraseAccount(deps, person, body.codes);
  // The id names nobody any more. It is needed after a restore of the table (docs/runbook.md).
  log().info('account erased', { userId: person.id, codes: body.codes });
  return { message: 'Your account was deleted.' };
});
