import { writeAccountChange, writeReplacedEmail } from '#functions/data/accountChanges.ts';
import { writeNoEmailChange } from '#functions/data/emailChanges.ts';
import { getEmailUndos, writeEmailUndos } from '#functions/data/emailUndos.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { ConditionFailed, type Write } from '#functions/data/transact.ts';
import { writeHeldEmailFreed } from '#functions/data/userChanges.ts';
import { isEmailHeldFor, type User } from '#functions/data/users.ts';
import { changesOf } from '#functions/domain/audit/auditEntry.ts';
import { withConsent } from '#functions/domain/user/withConsent.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AccountChange } from '#shared/contract/users.ts';
import { accountMessages, roleProblem } from '#shared/domain/accountRights.ts';
import { emailTaken } from './emailTaken.ts';
import { findAccount } from './findAccount.ts';
import { changedMeanwhile, saveAccount } from './saveAccount.ts';

const fields = ['firstName', 'lastName', 'email', 'contactTel', 'role', 'emailNotifications'] as const;

/** Another role or email address ends every session. @throws 404, 409 where it changed meanwhile, 422 */
export async function updateAccount(
  deps: Dependencies,
  admin: User,
  id: string,
  { version, ...given }: AccountChange,
): Promise<User> {
  const account = await findAccount(deps, admin, id);
  if (version !== undefined && version !== account.version) throw await changedMeanwhile(deps, account);
  const stopped =
    given.emailNotifications === false && account.emailNotifications
      ? withConsent(account, { agreed: false, to: 'admin', at: deps.now() })
      : {};
  const after = { ...account, ...defined(given), ...stopped };
  const changes = changesOf(fields, account, after);
  if (changes.length === 0) return account;
  const set = Object.fromEntries(changes.map(({ field, to }) => [field, to])) as typeof given;
  refuse(admin, account, after);
  const save = {
    admin,
    account,
    action: 'users.update' as const,
    changes,
    writes: [
      writeAccountChange(account, {
        set: { ...defined(set), ...stopped },
        endsSessions: after.role !== account.role || after.email !== account.email,
      }),
      ...(after.email === account.email ? [] : await emailWrites(deps, account, after.email)),
    ],
  };
  try {
    return await saveAccount(deps, save);
  } catch (error) {
    throw error instanceof ConditionFailed ? emailTaken(error) : error;
  }
}

function defined<T extends object>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function refuse(admin: User, account: User, after: User): void {
  const isOwn = admin.id === account.id;
  if (isOwn && after.role !== account.role) throw new ApiError('own_account', accountMessages.ownRole);
  if (isOwn && after.email !== account.email) throw new ApiError('own_account', accountMessages.ownEmail);
  if (after.emailNotifications && !account.emailNotifications)
    throw new ApiError('consent_missing', accountMessages.consent, {
      fields: { emailNotifications: accountMessages.consent },
    });
  const problem = roleProblem(admin, after.role);
  if (problem !== null) throw new ApiError('admin_protected', problem, { fields: { role: problem } });
}

/** The new address counts at once. Nothing that was mailed to an earlier one works any more. */
async function emailWrites(deps: Dependencies, account: User, email: string): Promise<Write[]> {
  const { table, now, newId } = deps;
  const at = now();
  const { version, emails } = await getEmailUndos(table, account.id, at);
  const held = await Promise.all(
    emails.map(async (each) => ({
      email: each.email,
      isHeld: each.email !== email && (await isEmailHeldFor(table, each.email, account.id)),
    })),
  );
  const mails = [account.email, email].map((to) =>
    writeMail({
      id: newId('mail'),
      to: account.id,
      createdAt: at.toISOString(),
      content: { kind: 'emailReplaced', email: to },
    }),
  );
  return [
    ...writeReplacedEmail(account, email, at.toISOString()),
    ...held.flatMap((each) => (each.isHeld ? [writeHeldEmailFreed(account.id, each.email)] : [])),
    writeEmailUndos(account.id, { version, emails: [] }),
    writeNoEmailChange(account.id),
    writeNoReset(account.id),
    ...mails,
  ];
}
