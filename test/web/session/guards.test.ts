import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '#web/router.tsx';
import { adminLevelOf } from '#web/routes/-adminLevel.ts';
import { meetsLevelNow } from '#web/session/guards.ts';
import { signIn, signOut } from '#web/session/session.ts';

const token = `x.${btoa(JSON.stringify({ sub: 'usr_1' }))}.y`;

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

test('the role of the session decides, and a visitor has none', () => {
  expect(meetsLevelNow('admin')).toBe(false);
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role: 'admin' });
  expect([meetsLevelNow('admin'), meetsLevelNow('superAdmin')]).toEqual([true, false]);
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role: 'super_admin' });
  expect(meetsLevelNow('superAdmin')).toBe(true);
});

test.each([
  ['/admin', 'admin'],
  ['/admin/users/usr_1', 'admin'],
  ['/admin/emails', 'admin'],
  ['/admin/email', 'superAdmin'],
  ['/admin/settings', 'superAdmin'],
  ['/admin/settings/mail', 'superAdmin'],
  ['/admin/audit', 'superAdmin'],
] as const)('%s is for the level %s', (path, level) => {
  const router = createAppRouter({ history: createMemoryHistory(), origin: 'https://origin.invalid' });
  expect(adminLevelOf(router.matchRoutes(path, {}))).toBe(level);
});

test.each([
  ['/', '/dashboard'],
  ['/register', '/dashboard'],
  ['/forgot-password', '/dashboard'],
  ['/login', '/dashboard'],
  ['/login?redirect=%2Fmy-codes', '/my-codes'],
])('%s leads a person who is signed in to %s', async (from, to) => {
  vi.stubGlobal('location', new URL('https://origin.invalid/'));
  vi.stubGlobal('scrollTo', () => {});
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' });
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [from] }),
    isServer: false,
    origin: 'https://origin.invalid',
  });
  await router.load();
  expect(router.state.location.pathname).toBe(to);
});
