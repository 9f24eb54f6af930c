import {
  type EmailChange,
  getEmailChange,
  setLinkSecret,
  writeEmailChangeUsed,
} from '#functions/data/emailChanges.ts';
import { emailUndoEnds, getEmailUndos, writeEmailUndos } from '#functions/data/emailUndos.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { drawSecret, linkSecretBytes } from '#functions/data/secrets.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeConfirmedEmail, writeMovedEmail } from '#functions/data/userChanges.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { emailLinkInvalid } from '#shared/domain/account.ts';

interface Request extends Pick<EmailChange, 'email' | 'requestedAt'> {
  readonly userId: string;
}

/**
 * Makes the link's token when it is mailed.
 * @returns null where the person has withdrawn this request, or made another one.
 */
export async function startEmailConfirmation(
  { table, now, randomBytes }: Dependencies,
  request: Request,
): Promise<string | null> {
  const { userId } = request;
  const secret = drawSecret(randomBytes, linkSecretBytes);
  const isWanted = await setLinkSecret(table, { ...request, secret }, epochSeconds(now()));
  return isWanted ? `${userId}.${secret}` : null;
}

/** In `emailUndoDays`. Each address before can undo what came after it, so they are all stored. */
const maxChanges = 5;

/**
 * Confirms the account's address, or makes a new one count.
 * @returns which
 * @throws 422 where the link has been replaced, used or has expired, sessions were ended since, or the address is taken
 */
export async function confirmEmail(
  deps: Dependencies,
  userId: string,
  secret: string,
): Promise<'own' | 'new'> {
  const { table, now } = deps;
  const at = now();
  const seconds = epochSeconds(at);
  const [user, change] = await Promise.all([
    getUser(table, userId, true),
    getEmailChange(table, userId, seconds),
  ]);
  if (user === null || change?.tokenVersion !== user.tokenVersion) throw linkInvalid();
  const isOwn = change.email === user.email;
  const used = writeEmailChangeUsed(userId, change, secret, seconds);
  const writes = isOwn
    ? [writeConfirmedEmail(user, at.toISOString())]
    : await movedWrites(deps, user, change.email);
  try {
    await transact(table, [used, ...writes]);
    return isOwn ? 'own' : 'new';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Only the holder of a valid link learns that the address is taken: it is their mailbox.
    const isTaken = error.labels.every((label) => label === 'email');
    throw isTaken ? emailTaken(error) : linkInvalid(error);
  }
}

/**
 * The new address counts at once for everything that finds the person by email. A link to reset the password that was
 * mailed to the old address stops working. The old address is mailed a link that undoes the change, if it was theirs.
 */
async function movedWrites(deps: Dependencies, user: User, newEmail: string): Promise<Write[]> {
  const { table, now, newId } = deps;
  const at = now();
  const changedAt = at.toISOString();
  const { id, email, awaitsConfirmation } = user;
  const moved = [...writeMovedEmail(user, newEmail, changedAt), writeNoReset(id)];
  if (awaitsConfirmation) return moved;
  const undos = await getEmailUndos(table, id, at);
  if (undos.emails.length >= maxChanges) throw tooManyChanges();
  const earlier = undos.emails.filter((each) => each.email !== newEmail);
  return [
    ...moved,
    writeEmailUndos(id, { ...undos, emails: [...earlier, { email, changedAt }] }),
    writeMail({
      id: newId('mail'),
      to: id,
      createdAt: changedAt,
      expiresAt: epochSeconds(emailUndoEnds(changedAt)),
      content: { kind: 'emailChanged', email, changedAt },
    }),
  ];
}

const linkInvalid = (cause?: unknown) => new ApiError('email_link_invalid', emailLinkInvalid, { cause });
const tooManyChanges = () =>
  new ApiError(
    'email_link_invalid',
    'You have changed your email address too often this week. Please try again in a few days.',
  );
const emailTaken = (cause: unknown) =>
  new ApiError(
    'email_link_invalid',
    'This email address has an account of its own by now. Your email address stays as it was.',
    { cause },
  );
