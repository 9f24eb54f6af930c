import { keepAccount } from '#functions/domain/auth/keepAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.keepAccount', auth.keepAccount, async ({ body, clientIp, deps }) => {
  const [userId = '', secret = ''] = body.token.split('.');
  await rateLimitInOrder(deps, ['confirmAddress', clientIp], ['confirmAccount', userId]);
  await keepAccount(deps, userId, secret);
  return { message: 'Your account stays. We have emailed you a link to choose a new password.' };
});
