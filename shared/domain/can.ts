/** Who may do what: predicates shared by server and web. Missing information means no. */

export type Role = 'user' | 'admin' | 'super_admin';

/** What a route requires of its caller. A creator is a user with a profile, so not a level. */
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

/**
 * Not true for super_admin (docs/product/accounts.md#roles-and-permissions). Guards use meetsLevel, which includes it.
 */
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

/** No role gives access to another person's code here: admins use the admin routes, which are logged. */
export function canDeleteCode(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

export function canRequestChange(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** At any time, since it moves neither point nor address. */
export function canSetGuide(caller: Caller, code: { ownerId: string }): boolean {
  return canEditCode(caller, code);
}

/** What visitors said of it. */
export function canSeeVisits(caller: Caller, code: { ownerId: string }): boolean {
  return canEditCode(caller, code);
}

/** Where its gate is, says its owner only. */
export function canAnswerSuggestion(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Who sees it, and by which pass. Admins have a route of their own, which is logged. */
export function canSetVisibility(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Who made a code may hand it on; who claimed it may not. */
export function canMakeClaimSlip(
  caller: Caller,
  code: { ownerId: string; claimedAt?: string | undefined },
): boolean {
  return owns(caller, code) && code.claimedAt === undefined;
}

/** Admins may edit any code, and its owner may; whether only after an approved request, `requireEditWindow` says. */
export function canEditCode(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code) || meetsLevel(caller.role, 'admin');
}

/** Creators need no approved request for the codes they made as such, as long as they are active. */
export function canEditAsCreator(
  caller: Caller,
  code: { ownerId: string; isCreatorCode: boolean },
  creator: { isActive: boolean } | null,
): boolean {
  return owns(caller, code) && code.isCreatorCode && creator?.isActive === true;
}

export function canSeeHistory(caller: Caller, code: { ownerId: string }): boolean {
  return canEditCode(caller, code);
}

/** Nobody decides on what they requested themselves. */
export function canDecideRequest(caller: { id: string }, request: { userId: string }): boolean {
  return caller.id !== '' && caller.id !== request.userId;
}

export function canEditImages(caller: Caller, code: { ownerId: string }): boolean {
  return owns(caller, code);
}

/** Nobody else sees the codes of a creator who is not active as a list. */
export function canSeeInactiveCreator(caller: Caller, creator: { userId: string }): boolean {
  return meetsLevel(caller.role, 'admin') || (caller.id !== '' && caller.id === creator.userId);
}

/** No role here either: admins see payments through the admin routes. */
export function canSeePayment(caller: { id: string }, payment: { userId: string }): boolean {
  return caller.id !== '' && caller.id === payment.userId;
}
