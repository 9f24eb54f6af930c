import { deviceCookie } from '#functions/domain/auth/knownDevice.ts';
import { forgetFailures } from '#functions/domain/auth/loginLimits.ts';
import { finishPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(
  'auth.resetPassword',
  auth.resetPassword,
  async ({ body, clientIp, setCookie, deps }) => {
    const [userId = '', secret = ''] = body.token.split('.');
    await rateLimitInOrder(deps, ['resetAddress', clientIp], ['resetAccount', userId]);
    const { email } = await finishPasswordReset(deps, { userId, secret, password: body.password });
    await forgetFailures(deps, { email, clientIp });
    setCookie(await deviceCookie(deps, email, deps.newId('dev')));
    return { message: 'Your password was changed. Please log in with the new one.' };
  },
);
