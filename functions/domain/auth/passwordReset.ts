import { writeMail } from '#functions/data/newMail.ts';
import { isOpenReset, putReset, writeResetUsed } from '#functions/data/resets.ts';
import { drawSecret, linkSecretBytes } from '#functions/data/secrets.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { writeResetPassword } from '#functions/data/userChanges.ts';
import { findUserByEmail, getUser, type User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { resetHours } from '#shared/domain/account.ts';

/** @returns null where no account has this email, or nobody can sign in to it. */
export async function startPasswordReset(
  { table, now, randomBytes }: Dependencies,
  email: string,
): Promise<{ user: User; token: string } | null> {
  const user = await findUserByEmail(table, email);
  if (user === null || user.disabled || user.erasesAt !== undefined) return null;
  const secret = drawSecret(randomBytes, linkSecretBytes);
  const expiresAt = epochSeconds(now()) + resetHours * 3600;
  await putReset(table, { userId: user.id, secret, expiresAt });
  return { user, token: `${user.id}.${secret}` };
}

interface NewPassword {
  readonly userId: string;
  readonly secret: string;
  readonly password: string;
}

/**
 * Stores the new password, which ends every session, and a mail about it.
 * @throws 422 where the link has been replaced, used or has expired, or the account is disabled.
 */
export async function finishPasswordReset(
  deps: Dependencies,
  { userId, secret, password }: NewPassword,
): Promise<User> {
  const { table, now, newId } = deps;
  const seconds = epochSeconds(now());
  // First, because hashing is expensive.
  if (!(await isOpenReset(table, userId, secret, seconds))) throw resetLinkInvalid();
  const user = await getUser(table, userId, true);
  if (user === null) throw resetLinkInvalid();
  const createdAt = now().toISOString();
  try {
    await transact(table, [
      writeResetUsed(userId, secret, seconds),
      writeResetPassword(user, await deps.passwords.hash(password), createdAt),
      writeMail({ id: newId('mail'), to: userId, createdAt, content: { kind: 'passwordChanged' } }),
    ]);
    return user;
  } catch (error) {
    if (error instanceof ConditionFailed) throw resetLinkInvalid(error);
    throw error;
  }
}

const resetLinkInvalid = (cause?: unknown) =>
  new ApiError('reset_link_invalid', 'This reset link is invalid or has expired.', { cause });
