import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#shared/domain/can.ts';
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
  ['/admin/audit', 'superAdmin'],
] as const)('%s is for the level %s', (path, level) => {
  const router = createAppRouter({ history: createMemoryHistory(), origin: 'https://origin.invalid' });
  expect(adminLevelOf(router.matchRoutes(path, {}))).toBe(level);
});

/** Opens a path as a person who is signed in. @returns where it leads */
async function openSignedIn(from: string, role: Role = 'user'): Promise<string> {
  vi.stubGlobal('location', new URL('https://origin.invalid/'));
  vi.stubGlobal('scrollTo', () => {});
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role });
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [from] }),
    isServer: false,
    origin: 'https://origin.invalid',
  });
  await router.load();
  return router.state.location.pathname;
}

test.each([
  ['/', '/dashboard'],
  ['/register', '/dashboard'],
  ['/forgot-password', '/dashboard'],
  ['/login', '/dashboard'],
  ['/login?redirect=%2Fmy-codes', '/my-codes'],
])('%s leads a person who is signed in to %s', async (from, to) => {
  expect(await openSignedIn(from)).toBe(to);
});

describe('with a creator profile', () => {
  const api = vi.fn<typeof fetch>();
  beforeEach(() => {
    api.mockReset().mockImplementation(async () => Response.json({ id: 'crt_1' }));
    vi.stubGlobal('fetch', api);
  });

  test('/login leads to the creator dashboard, and the profile is requested once', async () => {
    expect(await openSignedIn('/login')).toBe('/creator-dashboard');
    expect(await openSignedIn('/login')).toBe('/creator-dashboard');
    expect(api.mock.calls.map(([url]) => url)).toEqual(['/api/creators/me']);
  });

  test.each([
    ['/', 'user', '/dashboard'],
    ['/register', 'user', '/dashboard'],
    ['/login?redirect=%2Fmy-codes', 'user', '/my-codes'],
    ['/login', 'admin', '/admin'],
    ['/login', 'super_admin', '/admin'],
  ] as const)('%s leads a %s to %s, without a request', async (from, role, to) => {
    expect(await openSignedIn(from, role)).toBe(to);
    expect(api).not.toHaveBeenCalled();
  });

  test('a request that fails leads to the dashboard', async () => {
    api.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await openSignedIn('/login')).toBe('/dashboard');
  });
});
