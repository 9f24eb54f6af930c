/** Who may do what: predicates shared by server and screen. Missing information means no. */

export type Role = 'user' | 'admin' | 'super_admin';

/** What a route asks of its caller; a creator is a user with a profile, not a level. */
export type Level = 'public' | 'user' | 'admin' | 'superAdmin';

export function meetsLevel(role: Role | null, level: Level): boolean {
  switch (level) {
    case 'public':
      return true;
    case 'user':
      return role === 'user' || role === 'admin' || role === 'super_admin';
    case 'admin':
      return role === 'admin' || role === 'super_admin';
    case 'superAdmin':
      return role === 'super_admin';
  }
}

/** SPEC 6: true only for the role admin. Guards ask meetsLevel, which lets super_admin in as well. */
export function isAdmin(role: Role | null): boolean {
  return role === 'admin';
}

interface Caller {
  id: string;
  role: Role;
}

function owns(caller: Caller, code: { ownerId: string }): boolean {
  return caller.id !== '' && caller.id === code.ownerId;
}

/** On the user's own routes a role opens nobody else's codes: admins use the admin routes, which are logged. */
export function canDeleteCode(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Asking for leave to edit it. */
export function canRequestChange(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Adding, moving and deleting photos. */
export function canEditImages(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Payments belong to who pays. Takes no role: an admin looks at them through the admin routes. */
export function canSeePayment(caller: { id: string }, payment: { userId: string }): boolean {
  return caller.id !== '' && caller.id === payment.userId;
}
