import { findUserByEmail } from '#functions/data/users.ts';
import { presentSessionUser } from '#functions/domain/serialize.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.login', auth.login, async ({ body, address, services }) => {
  await Promise.all([
    rateLimit(services, 'loginAddress', address),
    rateLimit(services, 'loginAccount', body.email),
  ]);
  const user = await findUserByEmail(services.table, body.email);
  const matches = await services.passwords.verify(body.password, user?.passwordHash);
  if (user === null || !matches || user.disabled) {
    throw new ApiError('invalid_credentials', 'Invalid credentials');
  }
  const claims = { userId: user.id, tokenVersion: user.tokenVersion };
  const seconds = sessionSeconds(body.rememberMe ?? false);
  const token = await signToken(await services.config.jwtSecret(), claims, services.now(), seconds);
  return { token, user: presentSessionUser(user) };
});
