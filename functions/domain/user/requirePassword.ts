import { getUserWithPassword, type User } from '#functions/data/users.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

interface GivenPassword {
  readonly password: string;
  /** The field that it was typed into. */
  readonly field: 'password' | 'currentPassword';
}

/**
 * @param user as the session was checked
 * @throws 422 where it is not the account's password, 401 where the session was ended since it was checked, as by
 * another change of the password
 */
export async function requirePassword(
  { table, passwords }: Dependencies,
  user: Pick<User, 'id' | 'tokenVersion'>,
  { password, field }: GivenPassword,
): Promise<void> {
  const stored = await getUserWithPassword(table, user.id);
  if (stored?.tokenVersion !== user.tokenVersion) throw sessionExpired();
  if (await passwords.verify(password, stored.passwordHash)) return;
  const message = 'This password is not correct.';
  throw new ApiError('password_wrong', message, { fields: { [field]: message } });
}
