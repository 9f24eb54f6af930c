import { checkSuperAdmin, listSuperAdminIds } from '#functions/data/accountEnd.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/**
 * Writes what ends somebody's access; a super admin's as long as another one can sign in. Of two who leave at the same
 * time, one stays.
 * @throws 422 for the last super admin, ConditionFailed
 */
export async function leaveToAnother(
  { table }: Pick<Dependencies, 'table'>,
  { id, role }: Pick<User, 'id' | 'role'>,
  writes: readonly Write[],
): Promise<void> {
  if (role !== 'super_admin') return transact(table, writes);
  const others = (await listSuperAdminIds(table)).filter((other) => other !== id);
  for (const other of others) {
    try {
      return await transact(table, [checkSuperAdmin(other), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailed && error.labels.includes('superAdmin'))) throw error;
    }
  }
  const message = 'You are the only super admin. Please make somebody else a super admin first.';
  throw new ApiError('last_super_admin', message);
}
