import { undoEmailChange } from '#functions/domain/auth/undoEmail.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.undoEmail', auth.undoEmail, async ({ body, clientIp, deps }) => {
  const [userId = '', secret = ''] = body.token.split('.');
  await rateLimitInOrder(deps, ['confirmAddress', clientIp], ['confirmAccount', userId]);
  await undoEmailChange(deps, userId, secret);
  return {
    message: 'Your earlier email address is back. We have emailed it a link to choose a new password.',
  };
});
