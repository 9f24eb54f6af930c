import { getEmailUndos, setUndoSecret } from '#functions/data/emailUndos.ts';
import { getScheduledErasure } from '#functions/data/scheduledErasures.ts';
import { drawSecret, linkSecretBytes, secretHash } from '#functions/data/secrets.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { getUser } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { undoLinkInvalid } from '#shared/domain/account.ts';
import { returnedWrites } from './returnAccount.ts';

interface Change {
  readonly userId: string;
  readonly changedAt: string;
}

/** Makes the link's token when it is mailed. @returns null where this change can't be undone any more */
export async function startEmailUndo(
  { table, now, randomBytes }: Dependencies,
  change: Change,
): Promise<string | null> {
  const secret = drawSecret(randomBytes, linkSecretBytes);
  const isOpen = await setUndoSecret(table, { ...change, secret }, now());
  return isOpen ? `${change.userId}.${secret}` : null;
}

/**
 * Gives the account its earlier address back, and stops its erasure.
 * @throws 422 where the link has been used or has expired, or an earlier change was undone
 */
export async function undoEmailChange(deps: Dependencies, userId: string, secret: string): Promise<void> {
  const { table, now } = deps;
  const [user, undos, found] = await Promise.all([
    getUser(table, userId, true),
    getEmailUndos(table, userId, now()),
    getScheduledErasure(table, userId),
  ]);
  const earlier = undos.emails.find((each) => each.secretHash === secretHash(secret));
  if (user === null || earlier === undefined) throw linkInvalid();
  const scheduled = found?.type === 'scheduledErasure' ? found : null;
  const { email } = earlier;
  try {
    await transact(table, await returnedWrites(deps, user, { email, undos, scheduled }));
  } catch (error) {
    throw error instanceof ConditionFailed ? linkInvalid(error) : error;
  }
  if (scheduled !== null) log().info('erasure stopped', { userId });
}

const linkInvalid = (cause?: unknown) => new ApiError('email_link_invalid', undoLinkInvalid, { cause });
