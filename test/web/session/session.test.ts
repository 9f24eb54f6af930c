import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  replaceToken,
  restoreSession,
  session,
  sessionOwner,
  signIn,
  signOut,
} from '#web/session/session.ts';

const user = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;
let stored: Map<string, string>;

function token(claims: object): string {
  return `x.${btoa(JSON.stringify(claims))}.y`;
}

function storeToken(value: string): void {
  stored.set('auth_token', value);
  stored.set('auth_user', JSON.stringify(user));
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

test('a valid token is restored', () => {
  storeToken(token({ exp: inAnHour() }));
  restoreSession('checking');
  expect(session()).toMatchObject({ status: 'checking', user });
});

test.each([
  ['expired', token({ exp: 1 })],
  ['without exp', token({ sub: 'usr_1' })],
  ['undecodable', 'not-a-token'],
])('a token that is %s is cleared silently', (_, value) => {
  storeToken(value);
  restoreSession('checking');
  expect(session()).toMatchObject({ status: 'signedOut', token: null, user: null });
  expect(stored.size).toBe(0);
});

test('signing in stores the keys of docs/product/offline.md#local-storage, signing out clears both', () => {
  signIn(token({ exp: inAnHour() }), user);
  expect([...stored.keys()].sort()).toEqual(['auth_token', 'auth_user']);
  signOut();
  expect(stored.size).toBe(0);
  expect(session().status).toBe('signedOut');
});

test('every change of user starts a new epoch', () => {
  const before = session().epoch;
  signIn(token({ exp: inAnHour() }), user);
  signOut();
  expect(session().epoch).toBe(before + 2);
});

test('data stored in the tab has the same owner before and after the token expires', () => {
  signIn(token({ exp: 1, sub: 'usr_1' }), user);
  expect(sessionOwner()).toBe('usr_1');
  signIn(token({ exp: inAnHour(), sub: 'usr_1' }), user);
  expect(sessionOwner()).toBe('usr_1');
  signOut();
  expect(sessionOwner()).toBe('');
});

test('a new token for the same person starts none, so that what is on screen stays', () => {
  signIn(token({ exp: inAnHour(), sub: 'usr_1' }), user);
  const before = session().epoch;
  replaceToken(token({ exp: inAnHour(), sub: 'usr_1', iat: 2 }));
  expect(session()).toMatchObject({ epoch: before, user, status: 'signedIn' });
  expect(stored.get('auth_token')).toBe(session().token);
  signIn(token({ exp: inAnHour(), sub: 'usr_2' }), user);
  expect(session().epoch).toBe(before + 1);
});

test('a token that arrives after signing out is not stored', () => {
  signIn(token({ exp: inAnHour(), sub: 'usr_1' }), user);
  signOut();
  replaceToken(token({ exp: inAnHour(), sub: 'usr_1' }));
  expect(session().status).toBe('signedOut');
  expect(stored.size).toBe(0);
});
