import { findUserWithPassword } from '#functions/data/users.ts';
import { serializeSessionUser } from '#functions/domain/auth/serializeUser.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.login', auth.login, async ({ body, clientIp, deps }) => {
  await Promise.all([rateLimit(deps, 'loginAddress', clientIp), rateLimit(deps, 'loginAccount', body.email)]);
  const user = await findUserWithPassword(deps.table, body.email);
  const matches = await deps.passwords.verify(body.password, user?.passwordHash);
  if (user === null || !matches || user.disabled) {
    throw new ApiError('invalid_credentials', 'Invalid credentials');
  }
  const claims = { userId: user.id, tokenVersion: user.tokenVersion };
  const seconds = sessionSeconds(body.rememberMe ?? false);
  const token = await signToken(await deps.config.jwtSecret(), claims, deps.now(), seconds);
  return { token, user: serializeSessionUser(user) };
});
