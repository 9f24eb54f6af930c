import { checkSuperAdmin } from '#functions/data/accountEnd.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import { findAccount } from '#functions/domain/users/findAccount.ts';
import { changedMeanwhile } from '#functions/domain/users/saveAccount.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/logger.ts';
import { users } from '#shared/contract/users.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';

export const handler = handle('users.delete', users.delete, async ({ params, body, caller, deps }) => {
  const admin = await caller.user();
  const account = await findAccount(deps, admin, params.id, accountMessages.ownDelete);
  const entry = auditEntry(deps, {
    actorId: admin.id,
    action: 'users.delete',
    target: { kind: 'user', id: account.id },
    userId: account.id,
    reason: body.reason,
    changes: [],
  });
  try {
    await eraseAccount(
      deps,
      account,
      body.codes,
      account.role === 'admin' ? [entry, checkSuperAdmin(admin.id)] : [entry],
    );
  } catch (error) {
    // There the session that ended is the person's own.
    const isChanged = error instanceof ApiError && error.code === 'unauthenticated';
    throw isChanged ? await changedMeanwhile(deps, account, error) : error;
  }
  // The id names nobody any more. It is needed after a restore of the table (docs/runbook.md).
  log().info('account erased', { userId: account.id, codes: body.codes });
  return { message: 'The account was deleted.' };
});
