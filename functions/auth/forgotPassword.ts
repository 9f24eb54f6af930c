import { writeMail } from '#functions/data/mails.ts';
import { transact } from '#functions/data/transact.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

const ttlSeconds = 24 * 3600;

/** Does the same for every e-mail: only the job that sends the mail finds out whether somebody has it. */
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
        // It may be the e-mail of somebody whom we do not know, and so have no reason to keep.
        expiresAt: epochSeconds(now) + ttlSeconds,
        content: { kind: 'passwordReset', email: body.email },
      }),
    ]);
    return { message: 'If an account exists for this email, we have sent it a link to reset the password.' };
  },
);
