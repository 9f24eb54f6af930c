import type { User } from '#functions/data/users.ts';
import type { Me, SessionUser } from '#shared/contract/auth.ts';

export function serializeSessionUser({
  firstName,
  lastName,
  role,
}: Pick<User, keyof SessionUser>): SessionUser {
  return { firstName, lastName, role };
}

export function serializeMe(user: User): Me {
  const { id, email, contactTel, language, emailNotifications, createdAt } = user;
  return { ...serializeSessionUser(user), id, email, contactTel, language, emailNotifications, createdAt };
}
