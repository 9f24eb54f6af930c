import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const requestSeconds = 24 * 3600;

/** A mail with a link, if the address has an account when it is sent. */
export function writeResetRequest({ newId, now }: Dependencies, email: string): Write {
  return writeMail({
    id: newId('mail'),
    to: 'requester',
    createdAt: now().toISOString(),
    // The email may belong to somebody without an account, so it is not stored for long.
    expiresAt: epochSeconds(now()) + requestSeconds,
    content: { kind: 'passwordReset', email },
  });
}
