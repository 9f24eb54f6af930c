import type { User } from '#functions/data/users.ts';

export const nameless = (user: User): User => ({ ...user, firstName: '' });

/** Notices have a name only where it was confirmed that the address is the person's. */
export const proven = (user: User): User => (user.emailConfirmedAt === undefined ? nameless(user) : user);
