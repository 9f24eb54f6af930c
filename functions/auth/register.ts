import { getSettings } from '#functions/data/settings.ts';
import { putNewUser } from '#functions/data/users.ts';
import { beginConfirmation } from '#functions/domain/auth/emailConfirmation.ts';
import { newUserNotice } from '#functions/domain/auth/newUserNotice.ts';
import { serializeSessionUser } from '#functions/domain/auth/serializeUser.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.register', auth.register, async ({ body, clientIp, deps }) => {
  await rateLimitInOrder(deps, ['registerAddress', clientIp], ['registerAccount', body.email]);
  const { password, confirmPassword: _, contactTel = '', ...person } = body;
  const createdAt = deps.now().toISOString();
  const [passwordHash, { notifyNewUser }] = await Promise.all([
    deps.passwords.hash(password),
    getSettings(deps.table),
  ]);
  const user = {
    ...person,
    contactTel,
    id: deps.newId('usr'),
    role: 'user' as const,
    passwordHash,
    tokenVersion: 1,
    emailNotifications: false,
    disabled: false,
    createdAt,
    awaitsConfirmation: true,
  };
  const notices = notifyNewUser ? [newUserNotice(deps, user)] : [];
  const { writes } = beginConfirmation(deps, user, user.email);
  if (!(await putNewUser(deps.table, user, [...writes, ...notices]))) {
    const message = 'An account with this email already exists. Please log in instead.';
    throw new ApiError('email_taken', message, { fields: { email: message } });
  }
  return { user: serializeSessionUser(user) };
});
