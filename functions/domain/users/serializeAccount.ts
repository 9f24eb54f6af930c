import type { FoundPerson } from '#functions/data/personIndex.ts';
import type { User } from '#functions/data/users.ts';
import type { Account, ListedAccount } from '#shared/contract/users.ts';

export function serializeListedAccount(person: FoundPerson): ListedAccount {
  const { id, firstName, lastName, email, contactTel, role, disabled, createdAt } = person;
  return { id, firstName, lastName, email, contactTel, role, disabled, createdAt };
}

export function serializeAccount(user: User): Account {
  const { emailNotifications, emailConfirmedAt, erasesAt, version } = user;
  return {
    ...serializeListedAccount(user),
    emailNotifications,
    isEmailConfirmed: emailConfirmedAt !== undefined,
    ...(erasesAt !== undefined && { erasesAt }),
    version,
  };
}
