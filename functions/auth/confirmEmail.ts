import { confirmEmail } from '#functions/domain/auth/confirmEmail.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.confirmEmail', auth.confirmEmail, async ({ body, clientIp, deps }) => {
  const [userId = '', secret = ''] = body.token.split('.');
  await rateLimitInOrder(deps, ['confirmAddress', clientIp], ['confirmAccount', userId]);
  const which = await confirmEmail(deps, userId, secret);
  return {
    message:
      which === 'own'
        ? 'Your email address is confirmed.'
        : 'Your new email address is confirmed. Sign in with it from now on.',
  };
});
