import { checkSuperAdmin } from '#functions/data/accountEnd.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { putNewUser, type User } from '#functions/data/users.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { NewAccount } from '#shared/contract/users.ts';
import { roleProblem } from '#shared/domain/accountRights.ts';
import { emailTaken } from './emailTaken.ts';

/** @throws 409 where the email address is taken, 422 where the caller may not give the role */
export async function createAccount(deps: Dependencies, admin: User, given: NewAccount): Promise<User> {
  const { password, confirmPassword: _, contactTel = '', ...person } = given;
  const problem = roleProblem(admin, person.role);
  if (problem !== null) throw new ApiError('admin_protected', problem, { fields: { role: problem } });
  const user = {
    ...person,
    contactTel,
    id: deps.newId('usr'),
    tokenVersion: 1,
    emailNotifications: false,
    consents: [],
    disabled: false,
    // An admin has entered it, not somebody who could mail strangers.
    awaitsConfirmation: false,
    createdAt: deps.now().toISOString(),
  };
  const entry = auditEntry(deps, {
    actorId: admin.id,
    action: 'users.create',
    target: { kind: 'user', id: user.id },
    userId: user.id,
    changes: changesOf(['firstName', 'lastName', 'email', 'contactTel', 'role'], null, user),
  });
  const also = user.role === 'user' ? [entry] : [entry, checkSuperAdmin(admin.id)];
  const passwordHash = await deps.passwords.hash(password);
  try {
    if (!(await putNewUser(deps.table, { ...user, passwordHash }, also))) throw emailTaken();
  } catch (error) {
    throw error instanceof ConditionFailed ? sessionExpired(error) : error;
  }
  return { ...user, version: 1 };
}
