import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreSession, session, sessionOwner, signIn, signOut } from '#web/session/session.ts';

const user = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;
let kept: Map<string, string>;

function token(claims: object): string {
  return `x.${btoa(JSON.stringify(claims))}.y`;
}

function storeToken(value: string): void {
  kept.set('auth_token', value);
  kept.set('auth_user', JSON.stringify(user));
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

test('a live token is restored', () => {
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
  expect(kept.size).toBe(0);
});

test('signing in stores SPEC 4’s two keys, signing out clears both', () => {
  signIn(token({ exp: inAnHour() }), user);
  expect([...kept.keys()].sort()).toEqual(['auth_token', 'auth_user']);
  signOut();
  expect(kept.size).toBe(0);
  expect(session().status).toBe('signedOut');
});

test('every change of person is another epoch', () => {
  const before = session().epoch;
  signIn(token({ exp: inAnHour() }), user);
  signOut();
  expect(session().epoch).toBe(before + 2);
});

test('what is kept in the tab belongs to the same person before and after their token has expired', () => {
  signIn(token({ exp: 1, sub: 'usr_1' }), user);
  expect(sessionOwner()).toBe('usr_1');
  signIn(token({ exp: inAnHour(), sub: 'usr_1' }), user);
  expect(sessionOwner()).toBe('usr_1');
  signOut();
  expect(sessionOwner()).toBe('');
});
