import { findUserWithPassword } from '#functions/data/users.ts';
import { deviceCookie, readDevice } from '#functions/domain/auth/knownDevice.ts';
import { countLogin } from '#functions/domain/auth/loginLimits.ts';
import { serializeSessionUser } from '#functions/domain/auth/serializeUser.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { auth } from '#shared/contract/auth.ts';
import { shownTime } from '#shared/domain/time.ts';

export const handler = handle(
  'auth.login',
  auth.login,
  async ({ body, clientIp, cookies, setCookie, deps }) => {
    const { email } = body;
    const device = await readDevice(deps, cookies, email);
    const succeeded = await countLogin(deps, { email, clientIp, device });
    const user = await findUserWithPassword(deps.table, email);
    const matches = await deps.passwords.verify(body.password, user?.passwordHash);
    if (user === null || !matches || user.disabled) {
      throw new ApiError('invalid_credentials', 'Invalid credentials');
    }
    await succeeded();
    if (user.erasesAt !== undefined) throw erasureScheduled(user.erasesAt);
    setCookie(await deviceCookie(deps, email, device ?? deps.newId('dev')));
    const claims = { userId: user.id, tokenVersion: user.tokenVersion };
    const seconds = sessionSeconds(body.rememberMe ?? false);
    const token = await signToken(await deps.config.jwtSecret(), claims, deps.now(), seconds);
    return { token, user: { ...serializeSessionUser(user), language: user.language } };
  },
);

const erasureScheduled = (erasesAt: string) =>
  new ApiError(
    'erasure_scheduled',
    `This account will be deleted on ${shownTime(erasesAt)}. To keep it, open the link that we emailed you.`,
  );
