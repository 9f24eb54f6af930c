import { getUser, type User } from '#functions/data/users.ts';
import { ApiError, userNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { manageProblem } from '#shared/domain/accountRights.ts';

/**
 * The account that an admin wants to change.
 * @param ownProblem why nobody does this to their own account
 * @throws 404 where there is none, 422 where this admin may not change it
 */
export async function findAccount(
  { table }: Pick<Dependencies, 'table'>,
  admin: User,
  id: string,
  ownProblem?: string,
): Promise<User> {
  const account = await getUser(table, id, true);
  if (account === null) throw userNotFound();
  if (account.id === admin.id && ownProblem !== undefined) throw new ApiError('own_account', ownProblem);
  const problem = manageProblem(admin, account);
  if (problem !== null) throw new ApiError('admin_protected', problem);
  return account;
}
