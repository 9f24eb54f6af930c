import { writeNoEmailChange } from '#functions/data/emailChanges.ts';
import { getEmailUndos, setUndoSecret, writeEmailUndos } from '#functions/data/emailUndos.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { secretHash } from '#functions/data/secretHash.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { writeRestoredEmail } from '#functions/data/userChanges.ts';
import { getUser } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { undoLinkInvalid } from '#shared/domain/account.ts';
import { writeResetRequest } from './resetRequest.ts';

interface Change {
  readonly userId: string;
  readonly changedAt: string;
}

/** Makes the link's token when it is mailed. @returns null where this change can't be undone any more */
export async function startEmailUndo(
  { table, now, randomBytes }: Dependencies,
  change: Change,
): Promise<string | null> {
  const secret = Buffer.from(randomBytes(32)).toString('base64url');
  const isOpen = await setUndoSecret(table, { ...change, secret }, now());
  return isOpen ? `${change.userId}.${secret}` : null;
}

/**
 * Gives the account its earlier address back. The person who changed it may know the password by now, so that is
 * replaced by one that nobody knows, every session ends, and the earlier address is mailed a link to choose a new one.
 * @throws 422 where the link has been used or has expired, or an earlier change was undone
 */
export async function undoEmailChange(deps: Dependencies, userId: string, secret: string): Promise<void> {
  const { table, now, passwords, randomBytes } = deps;
  const [user, undos] = await Promise.all([
    getUser(table, userId, true),
    getEmailUndos(table, userId, now()),
  ]);
  const index = undos.emails.findIndex((earlier) => earlier.secretHash === secretHash(secret));
  const earlier = undos.emails[index];
  if (user === null || earlier === undefined) throw linkInvalid();
  const { email } = earlier;
  const at = now().toISOString();
  const passwordHash = await passwords.hash(Buffer.from(randomBytes(32)).toString('base64url'));
  try {
    await transact(table, [
      ...writeRestoredEmail(user, { email, passwordHash, at }),
      // Links that were mailed to the addresses in between end too.
      writeEmailUndos(userId, { ...undos, emails: undos.emails.slice(0, index) }),
      writeNoEmailChange(userId),
      writeNoReset(userId),
      writeResetRequest(deps, email),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? linkInvalid(error) : error;
  }
}

const linkInvalid = (cause?: unknown) => new ApiError('email_link_invalid', undoLinkInvalid, { cause });
