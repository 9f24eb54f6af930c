import { checkSuperAdmin } from '#functions/data/accountEnd.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import { writeNoScheduledErasure } from '#functions/data/scheduledErasures.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';
import { findAccount } from './findAccount.ts';
import { changedMeanwhile } from './saveAccount.ts';

interface Deletion {
  readonly id: string;
  readonly codes: Erasure['codes'];
  readonly reason: string;
}

/** @throws 404, 409 where the account changed meanwhile, 422 */
export async function deleteAccount(
  deps: Dependencies,
  admin: User,
  { id, codes, reason }: Deletion,
): Promise<void> {
  const account = await findAccount(deps, admin, id, accountMessages.ownDelete);
  const entry = auditEntry(deps, {
    actorId: admin.id,
    action: 'users.delete',
    target: { kind: 'user', id },
    userId: id,
    reason,
    changes: [],
  });
  // Where a super admin is deleted, another one is checked already.
  const checks = account.role === 'admin' ? [checkSuperAdmin(admin.id)] : [];
  try {
    await eraseAccount(deps, account, codes, [entry, writeNoScheduledErasure(id), ...checks]);
  } catch (error) {
    throw error instanceof ConditionFailed ? await changedMeanwhile(deps, account, error) : error;
  }
}
