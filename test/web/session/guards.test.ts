import { afterEach, expect, test } from 'vitest';
import { adminLevelOf, meetsLevelNow } from '#web/session/guards.ts';
import { signIn, signOut } from '#web/session/session.ts';

afterEach(() => signOut());

test.each([
  ['/admin', 'admin'],
  ['/admin/users/usr_1', 'admin'],
  ['/admin/emails', 'admin'],
  ['/admin/email', 'superAdmin'],
  ['/admin/settings', 'superAdmin'],
  ['/admin/settings/mail', 'superAdmin'],
  ['/admin/audit', 'superAdmin'],
] as const)('%s is for the level %s', (path, level) => {
  expect(adminLevelOf(path)).toBe(level);
});

test('the role of the session decides, and a visitor has none', () => {
  const token = `x.${btoa(JSON.stringify({ sub: 'usr_1' }))}.y`;
  expect(meetsLevelNow('admin')).toBe(false);
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role: 'admin' });
  expect([meetsLevelNow('admin'), meetsLevelNow('superAdmin')]).toEqual([true, false]);
  signIn(token, { firstName: 'Thandi', lastName: 'Mokoena', role: 'super_admin' });
  expect(meetsLevelNow('superAdmin')).toBe(true);
});
