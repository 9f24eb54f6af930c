import type { EmailChange } from '#functions/data/emailChanges.ts';
import type { User } from '#functions/data/users.ts';
import type { Profile } from '#shared/contract/user.ts';

export function serializeProfile(user: User, change: EmailChange | null): Profile {
  const { firstName, lastName, email, contactTel, emailNotifications, tokenVersion } = user;
  const pending = change !== null && change.tokenVersion === tokenVersion;
  return {
    firstName,
    lastName,
    email,
    contactTel,
    emailNotifications,
    ...(pending && { pendingEmail: change.email }),
  };
}
