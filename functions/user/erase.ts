import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import { requirePassword } from '#functions/domain/user/requirePassword.ts';
import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/logger.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.erase', user.erase, async ({ body, caller, deps }) => {
  await rateLimit(deps, 'eraseAccount', caller.id);
  const person = await caller.user();
  await requirePassword(deps, person, { password: body.password, field: 'password' });
  await eraseAccount(deps, person, body.codes);
  // The id names nobody any more. It is needed after a restore of the table (docs/runbook.md).
  log().info('account erased', { userId: person.id, codes: body.codes });
  return { message: 'Your account was deleted.' };
});
