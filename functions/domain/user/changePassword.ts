import { writeMail } from '#functions/data/newMail.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { writeNewPassword } from '#functions/data/userChanges.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { signToken } from '#functions/lib/tokens.ts';
import type { PasswordChange } from '#shared/contract/user.ts';
import { requirePassword } from './requirePassword.ts';

interface Input {
  readonly body: PasswordChange;
  readonly caller: Caller;
  readonly deps: Dependencies;
}

/**
 * Ends every session, and answers a token for a new one of the same kind (24 hours or 7 days) that starts now.
 * @throws 422 where the current password is wrong, 401 where another change ended this session first
 */
export async function changePassword({ body, caller, deps }: Input): Promise<{ token: string }> {
  await rateLimit(deps, 'passwordAccount', caller.id);
  const user = await caller.user();
  const { tokenVersion } = user;
  await requirePassword(deps, user, { password: body.currentPassword, field: 'currentPassword' });
  const createdAt = deps.now().toISOString();
  try {
    await transact(deps.table, [
      writeNewPassword(caller.id, await deps.passwords.hash(body.newPassword), tokenVersion),
      writeNoReset(caller.id),
      writeMail({
        id: deps.newId('mail'),
        to: caller.id,
        createdAt,
        content: { kind: 'passwordChanged', staysSignedIn: true },
      }),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) throw sessionExpired(error);
    throw error;
  }
  const claims = { userId: caller.id, tokenVersion: tokenVersion + 1 };
  return { token: await signToken(await deps.config.jwtSecret(), claims, deps.now(), caller.sessionSeconds) };
}
