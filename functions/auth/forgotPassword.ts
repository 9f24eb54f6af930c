import { transact } from '#functions/data/transact.ts';
import { writeResetRequest } from '#functions/domain/auth/resetRequest.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

/**
 * Does the same for every email, so that the response does not show who has an account. Only the job that sends the
 * mail looks that up.
 */
export const handler = handle(
  'auth.forgotPassword',
  auth.forgotPassword,
  async ({ body, clientIp, deps }) => {
    await rateLimitInOrder(deps, ['forgotAddress', clientIp], ['forgotAccount', body.email]);
    await transact(deps.table, [writeResetRequest(deps, body.email)]);
    return { message: 'If an account exists for this email, we have sent it a link to reset the password.' };
  },
);
