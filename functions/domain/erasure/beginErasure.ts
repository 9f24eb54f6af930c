import { getScheduledErasure, writeErasureBegun } from '#functions/data/scheduledErasures.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { getUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { eraseAccount } from './eraseAccount.ts';
import { runErasure } from './runErasure.ts';

/**
 * Ends an account whose time is over, and begins to erase the rest. Does nothing where that was stopped, also at the last
 * moment.
 * @returns whether there is more to erase now
 */
export async function beginErasure(
  deps: Dependencies<'importRows'>,
  userId: string,
): Promise<'done' | 'more'> {
  const { table, now } = deps;
  const [user, scheduled] = await Promise.all([
    getUser(table, userId, true),
    getScheduledErasure(table, userId),
  ]);
  if (user === null || scheduled?.type !== 'scheduledErasure') return 'done';
  if (scheduled.erasesAt > now().toISOString()) return 'done';
  try {
    await eraseAccount(deps, user, scheduled.codes, [writeErasureBegun(scheduled)]);
  } catch (error) {
    // It was stopped, or changed by an admin: then the next run finds it again.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return runErasure(deps, userId);
}
