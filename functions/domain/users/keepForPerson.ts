import { getScheduledErasure } from '#functions/data/scheduledErasures.ts';
import type { User } from '#functions/data/users.ts';
import { keptWrites } from '#functions/domain/auth/keptWrites.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { findAccount } from './findAccount.ts';
import { saveAccount } from './saveAccount.ts';

/**
 * Stops the erasure of an account for a person who can't open the mailed link.
 * @throws 404, 409 where it changed meanwhile, 422 where it is not to be deleted
 */
export async function keepForPerson(deps: Dependencies, admin: User, id: string): Promise<User> {
  const account = await findAccount(deps, admin, id);
  const scheduled = await getScheduledErasure(deps.table, id);
  if (scheduled?.type !== 'scheduledErasure') {
    throw new ApiError('not_deleted', 'This account is not going to be deleted.');
  }
  const saved = await saveAccount(deps, {
    admin,
    account,
    action: 'users.keepAccount',
    changes: [{ field: 'erasesAt', from: scheduled.erasesAt, to: null }],
    writes: await keptWrites(deps, account, scheduled),
  });
  // Needed after a restore of the table (docs/runbook.md).
  log().info('erasure stopped', { userId: id });
  return saved;
}
