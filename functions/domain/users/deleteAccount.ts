import { checkSuperAdmin } from '#functions/data/accountEnd.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import type { User } from '#functions/data/users.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import { ApiError } from '#functions/lib/apiError.ts';
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
  const also = account.role === 'admin' ? [entry, checkSuperAdmin(admin.id)] : [entry];
  try {
    await eraseAccount(deps, account, codes, also);
  } catch (error) {
    // To the person themselves it says that their session is over.
    const isChanged = error instanceof ApiError && error.code === 'unauthenticated';
    throw isChanged ? await changedMeanwhile(deps, account, error) : error;
  }
}
