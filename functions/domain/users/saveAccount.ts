import { checkSuperAdmin } from '#functions/data/accountEnd.ts';
import { listAuditOf } from '#functions/data/audit.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { ApiError, sessionExpired, userNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditChange } from '#shared/contract/audit.ts';
import type { RouteKey } from '#shared/contract/contract.ts';

interface Save {
  readonly admin: User;
  readonly account: User;
  readonly action: RouteKey;
  readonly changes: readonly AuditChange[];
  readonly writes: readonly Write[];
}

/**
 * Changes an account and records it. Admin rights are touched only by somebody who is a super admin at that moment: of
 * two who take them from one another, one stays.
 * @throws 409 where the account changed meanwhile, 401 where the caller is no super admin any more, ConditionFailed
 * where a write with the label `email` was refused
 */
export async function saveAccount(deps: Dependencies, save: Save): Promise<User> {
  const { admin, account, action, changes, writes } = save;
  const touchesAdmins = account.role !== 'user' || changes.some(({ field }) => field === 'role');
  const target = { kind: 'user', id: account.id } as const;
  try {
    await transact(deps.table, [
      ...writes,
      ...(touchesAdmins && account.id !== admin.id ? [checkSuperAdmin(admin.id)] : []),
      auditEntry(deps, { actorId: admin.id, action, target, userId: account.id, changes }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('superAdmin')) throw sessionExpired(error);
    throw error.labels.includes('email') ? error : await changedMeanwhile(deps, account, error);
  }
  const saved = await getUser(deps.table, account.id, true);
  if (saved === null) throw userNotFound();
  return saved;
}

/** Names what was changed last, where an admin did it since the account was read. */
export async function changedMeanwhile(
  { table }: Pick<Dependencies, 'table'>,
  { id }: Pick<User, 'id'>,
  cause?: unknown,
): Promise<ApiError> {
  const [last] = await listAuditOf(table, { kind: 'user', targetId: id }, 1, true);
  const fields = last?.changes.map(({ field }) => field).join(', ') ?? '';
  const what = fields === '' ? '' : ` The last change by an admin was to: ${fields}.`;
  const message = `This account was changed in the meantime.${what} Please look at it again first.`;
  return new ApiError('edit_conflict', message, { cause });
}
