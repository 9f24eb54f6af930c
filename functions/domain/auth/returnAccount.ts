import { writeNoEmailChange } from '#functions/data/emailChanges.ts';
import { type EmailUndos, writeEmailUndos } from '#functions/data/emailUndos.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { type ScheduledErasure, writeErasureStopped } from '#functions/data/scheduledErasures.ts';
import { drawSecret, linkSecretBytes } from '#functions/data/secrets.ts';
import type { Write } from '#functions/data/transact.ts';
import { writeRestoredEmail } from '#functions/data/userChanges.ts';
import type { User } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { writeKeptNotice, writeResetRequest } from './resetRequest.ts';

/** Instead of a password that somebody else may know. Nobody knows this one. */
export function newUnknownPassword({ passwords, randomBytes }: Dependencies): Promise<string> {
  return passwords.hash(drawSecret(randomBytes, linkSecretBytes));
}

interface Return {
  /** The earlier address. */
  readonly email: string;
  readonly undos: EmailUndos;
  /** Where the account is to end, which is stopped. */
  readonly scheduled: ScheduledErasure | null;
}

/**
 * Gives an account an earlier address back. The person who changed it may know the password by now, so that is replaced,
 * every session ends, and the earlier address is mailed a link to choose a new one.
 */
export async function returnedWrites(
  deps: Dependencies,
  user: User,
  { email, undos, scheduled }: Return,
): Promise<Write[]> {
  const at = deps.now();
  const before = undos.emails.findIndex((earlier) => earlier.email === email);
  const emails = undos.emails.slice(0, Math.max(before, 0));
  const passwordHash = await newUnknownPassword(deps);
  return [
    ...writeRestoredEmail(user, { email, passwordHash, at: at.toISOString() }),
    // Links that were mailed to the addresses in between end too.
    writeEmailUndos(user.id, { ...undos, emails }),
    writeNoEmailChange(user.id),
    writeNoReset(user.id),
    ...(scheduled === null
      ? [writeResetRequest(deps, email)]
      : [writeErasureStopped(scheduled, at), writeKeptNotice(deps, email)]),
  ];
}
