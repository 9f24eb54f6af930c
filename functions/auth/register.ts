import { putNewUser } from '#functions/data/users.ts';
import { presentSessionUser } from '#functions/domain/serialize.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.register', auth.register, async ({ body, address, services }) => {
  await Promise.all([
    rateLimit(services, 'registerAddress', address),
    rateLimit(services, 'registerAccount', body.email),
  ]);
  const { password, confirmPassword: _, contactTel = '', ...person } = body;
  const user = {
    ...person,
    contactTel,
    id: services.newId('usr'),
    role: 'user' as const,
    passwordHash: await services.passwords.hash(password),
    tokenVersion: 1,
    emailNotifications: true,
    disabled: false,
    createdAt: services.now().toISOString(),
  };
  if (!(await putNewUser(services.table, user))) {
    const message = 'An account with this email already exists. Please log in instead.';
    throw new ApiError('email_taken', message, { fields: { email: message } });
  }
  return { user: presentSessionUser(user) };
});
