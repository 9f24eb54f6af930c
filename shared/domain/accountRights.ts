/** Which accounts an admin may change. The server refuses by these, and the web offers nothing that is refused. */
import type { Role } from './can.ts';

interface Account {
  readonly id: string;
  readonly role: Role;
}

export const accountMessages = {
  adminsOnly: 'Only super admins may change the accounts of admins.',
  rolesOnly: 'Only super admins may make somebody an admin.',
  consent: 'Only the person can agree to news and offers, in their settings.',
  ownDisable: 'You cannot disable your own account.',
  ownRole: 'You cannot change your own role. Please ask another super admin.',
  ownEmail: 'Please change your own email address on your profile.',
  ownPassword: 'Please change your own password on your profile.',
  ownSessions: 'Please sign out everywhere in your account settings.',
  ownDelete: 'Please delete your own account in your account settings.',
} as const;

/** The sentence that says why not; null where nothing is against it. */
export function manageProblem(caller: Account, target: Account): string | null {
  const mayAll = caller.role === 'super_admin';
  return target.role === 'user' || mayAll ? null : accountMessages.adminsOnly;
}

export function roleProblem(caller: Pick<Account, 'role'>, role: Role): string | null {
  return role === 'user' || caller.role === 'super_admin' ? null : accountMessages.rolesOnly;
}
