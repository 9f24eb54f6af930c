import { getUserWithPassword } from '#functions/data/users.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

interface GivenPassword {
  readonly password: string;
  /** The field that it was typed into. */
  readonly field: 'password' | 'currentPassword';
}

/** @throws 422 where it is not the account's password, 401 where the account was erased meanwhile */
export async function requirePassword(
  { table, passwords }: Dependencies,
  userId: string,
  { password, field }: GivenPassword,
): Promise<void> {
  const stored = await getUserWithPassword(table, userId);
  if (stored === null) throw sessionExpired();
  if (await passwords.verify(password, stored.passwordHash)) return;
  const message = 'This password is not correct.';
  throw new ApiError('password_wrong', message, { fields: { [field]: message } });
}
