import { writeMail } from '#functions/data/mails.ts';
import { transact } from '#functions/data/transact.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

const ttlSeconds = 24 * 3600;

/**
 * Does the same for every email, so that the response does not show who has an account. Only the job that sends the
 * mail looks that up.
 */
export const handler = handle(
  'auth.forgotPassword',
  auth.forgotPassword,
  async ({ body, clientIp, deps }) => {
    await Promise.all([
      rateLimit(deps, 'forgotAddress', clientIp),
      rateLimit(deps, 'forgotAccount', body.email),
    ]);
    const now = deps.now();
    await transact(deps.table, [
      writeMail({
        id: deps.newId('mail'),
        to: 'requester',
        createdAt: now.toISOString(),
        // The email may belong to somebody without an account, so it is not stored for long.
        expiresAt: epochSeconds(now) + ttlSeconds,
        content: { kind: 'passwordReset', email: body.email },
      }),
    ]);
    return { message: 'If an account exists for this email, we have sent it a link to reset the password.' };
  },
);
