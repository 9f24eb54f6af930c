import { type EmailChange, writeEmailChange } from '#functions/data/emailChanges.ts';
import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { emailLinkHours } from '#shared/domain/account.ts';

/** An address, the account's or a new one, waits until the link that is mailed to it is opened. */
export function beginConfirmation(
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { id, tokenVersion }: Pick<User, 'id' | 'tokenVersion'>,
  email: string,
): { change: EmailChange; writes: Write[] } {
  const requestedAt = now().toISOString();
  const expiresAt = epochSeconds(now()) + emailLinkHours * 3600;
  const change = { email, tokenVersion, requestedAt, expiresAt };
  const mail = { id: newId('mail'), to: id, createdAt: requestedAt, expiresAt };
  const content = { kind: 'emailConfirmation' as const, email };
  return { change, writes: [writeEmailChange(id, change), writeMail({ ...mail, content })] };
}
