import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const requestSeconds = 24 * 3600;

interface LinkMail {
  readonly kind: 'passwordReset' | 'accountKept';
  readonly email: string;
}

/** A mail with a link, if the address has an account when it is sent. */
function writeLinkMail({ newId, now }: Dependencies, content: LinkMail): Write {
  return writeMail({
    id: newId('mail'),
    to: 'requester',
    createdAt: now().toISOString(),
    // The email may belong to somebody without an account, so it is not stored for long.
    expiresAt: epochSeconds(now()) + requestSeconds,
    content,
  });
}

export const writeResetRequest = (deps: Dependencies, email: string): Write =>
  writeLinkMail(deps, { kind: 'passwordReset', email });

/** The same link, with the news that the account is not deleted. */
export const writeKeptNotice = (deps: Dependencies, email: string): Write =>
  writeLinkMail(deps, { kind: 'accountKept', email });
