import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { fieldOwnerKey } from '#web/storage/fieldOwner.ts';
import { removeHasCodes } from '#web/storage/hasCodes.ts';
import { removeOwnLastSeen } from '#web/storage/lastSeenKeys.ts';

export interface Session {
  /** `checking` until the server has confirmed or refused the stored token. */
  readonly status: 'checking' | 'signedOut' | 'signedIn';
  readonly token: string | null;
  readonly user: SessionUser | null;
  /**
   * Counts sign-ins and sign-outs, but not another token for the same person: part of every private cache key, so nobody
   * sees another person's data.
   */
  readonly epoch: number;
}

const tokenKey = 'auth_token';
const userKey = 'auth_user';

const signedOut = { status: 'signedOut', token: null, user: null } as const;

let current: Session = { ...signedOut, epoch: 0 };
const subscribers = new Set<() => void>();
let onExpired: () => void = () => {};
let onSignedOut: () => void = () => {};
let onEndedElsewhere: () => void = () => {};

export function session(): Session {
  return current;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, session, session);
}

export function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

interface SessionEnds {
  readonly expired: () => void;
  readonly signedOut: () => void;
  /** In another tab of this browser. */
  readonly endedElsewhere: () => void;
}

/** Set once by `start.tsx`: where to go when the session ends, and what to clear. */
export function whenSessionEnds({ expired, signedOut, endedElsewhere }: SessionEnds): void {
  onExpired = expired;
  onSignedOut = signedOut;
  onEndedElsewhere = endedElsewhere;
}

function set(next: Omit<Session, 'epoch'>): void {
  const goesOn = next.token === current.token || isSamePerson(next.token, current.token);
  current = { ...next, epoch: goesOn ? current.epoch : current.epoch + 1 };
  for (const subscriber of subscribers) subscriber();
}

// Private windows of some browsers refuse storage; the session then lives as long as the page.
function store(write: (storage: Storage) => void): void {
  try {
    write(localStorage);
  } catch {}
}

export function signIn(token: string, user: SessionUser): void {
  store((storage) => {
    // The token last: another tab, which follows it, has to find the person.
    storage.setItem(userKey, JSON.stringify(user));
    storage.setItem(tokenKey, token);
    storage.removeItem(fieldOwnerKey);
  });
  set({ status: 'signedIn', token, user });
}

export function updateUser(user: SessionUser): void {
  if (current.token === null) return;
  const stored: SessionUser = { firstName: user.firstName, lastName: user.lastName, role: user.role };
  store((storage) => storage.setItem(userKey, JSON.stringify(stored)));
  set({ status: 'signedIn', token: current.token, user: stored });
}

/** After a change of password, which ends the sessions before: nothing that is on screen changes. */
export function replaceToken(token: string): void {
  if (current.user === null) return;
  signIn(token, current.user);
}

function clear(): void {
  store((storage) => {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
    removeOwnLastSeen();
    removeHasCodes();
  });
  set(signedOut);
}

export function signOut(): void {
  onSignedOut();
  store((storage) => storage.removeItem(fieldOwnerKey));
  clear();
}

/** The server refused the token (docs/product/accounts.md#sessions): the login page opens and a toast says why. */
export function expireSession(): void {
  clear();
  onExpired();
}

interface Claims {
  /** In seconds. */
  exp?: number;
  sub?: string;
}

function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return null;
  }
}

function isSamePerson(token: string | null, other: string | null): boolean {
  if (token === null || other === null) return false;
  const sub = claimsOf(token)?.sub;
  return sub !== undefined && sub === claimsOf(other)?.sub;
}

function isLive(token: string): boolean {
  const exp = claimsOf(token)?.exp;
  return typeof exp === 'number' && exp * 1000 > Date.now();
}

/**
 * Who is signed in, by the token: owns what is stored in this tab. An expired token counts too, so that a person who
 * signs in again finds what they had.
 */
export function sessionOwner(): string {
  return current.token === null ? '' : (claimsOf(current.token)?.sub ?? '');
}

function stored(): Pick<Session, 'token' | 'user'> | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as SessionUser | null;
    return token !== null && user !== null && isLive(token) ? { token, user } : null;
  } catch {
    return null;
  }
}

/** Reads what is stored; an expired or undecodable token is cleared silently (docs/product/accounts.md#sessions). */
export function restoreSession(status: 'checking' | 'signedIn'): void {
  const found = stored();
  if (found === null) clear();
  else set({ status, ...found });
}

const endings = new Set<() => void>();

/** Calls back before a session that ended in another tab ends here. @returns stops that */
export function beforeEndElsewhere(callBack: () => void): () => void {
  endings.add(callBack);
  return () => endings.delete(callBack);
}

/** Signing in or out in one tab does so in all, and so does another name. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== tokenKey && event.key !== userKey && event.key !== null) return;
    const wasSignedIn = current.token !== null;
    const found = stored();
    if (wasSignedIn && found === null) for (const callBack of endings) callBack();
    // What is stored is the other tab's, which may not have written all of it yet.
    set(found === null ? signedOut : { status: 'signedIn', ...found });
    if (wasSignedIn && current.token === null) onEndedElsewhere();
  });
}
