import type { EmailChange } from '#functions/data/emailChanges.ts';
import type { User } from '#functions/data/users.ts';
import type { Profile } from '#shared/contract/user.ts';

export function serializeProfile(user: User, change: EmailChange | null): Profile {
  const { firstName, lastName, email, contactTel, language, emailNotifications } = user;
  const { awaitsConfirmation, tokenVersion } = user;
  const consent = user.consents.at(-1);
  const pending = change !== null && change.tokenVersion === tokenVersion && change.email !== email;
  return {
    firstName,
    lastName,
    email,
    contactTel,
    language,
    emailNotifications,
    ...(consent !== undefined && { consent }),
    ...(awaitsConfirmation && { awaitsConfirmation }),
    ...(pending && { pendingEmail: change.email }),
  };
}
