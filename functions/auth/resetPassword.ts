import { finishPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.resetPassword', auth.resetPassword, async ({ body, clientIp, deps }) => {
  const [userId = '', secret = ''] = body.token.split('.');
  await Promise.all([rateLimit(deps, 'resetAddress', clientIp), rateLimit(deps, 'resetAccount', userId)]);
  await finishPasswordReset(deps, { userId, secret, password: body.password });
  return { message: 'Your password was changed. Please log in with the new one.' };
});
