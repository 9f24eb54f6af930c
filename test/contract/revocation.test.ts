/** What ends a session or takes a role holds from the next request on. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { Role } from '#shared/domain/can.ts';
import type { Call } from '#test/support/invoke.ts';
import { password } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  admin = await world.person({ role: 'super_admin' });
});

type Act = (person: Person) => Promise<readonly [RouteKey, Omit<Call, 'method' | 'path'>]>;

const newPassword = 'another horse';
const byPerson =
  (key: RouteKey, body?: Record<string, unknown>): Act =>
  async ({ token }) => [key, { token, body }];
const byAdmin =
  (key: RouteKey, body?: Record<string, unknown>): Act =>
  async ({ id }) => [key, { token: admin.token, params: { id }, body }];
const fields = { firstName: 'Thandi', lastName: 'Nkosi', contactTel: '', emailNotifications: true };
const withRole =
  (role: Role): Act =>
  async ({ id, email }) => [
    'users.update',
    { token: admin.token, params: { id }, body: { ...fields, email, role, version: 1 } },
  ];

const endings: [what: string, act: Act][] = [
  ['logging out everywhere', byPerson('user.endSessions')],
  ['a new password', byPerson('user.password', { currentPassword: password, newPassword })],
  [
    'a new password by the other route',
    byPerson('user.changePassword', { currentPassword: password, newPassword }),
  ],
  [
    'a reset password',
    async (person) => [
      'auth.resetPassword',
      {
        body: { token: await world.resetToken(person), password: newPassword, confirmPassword: newPassword },
      },
    ],
  ],
  ['erasing the account', byPerson('user.erase', { password, codes: 'release' })],
  ['being disabled', byAdmin('users.toggle', {})],
  ['being logged out by an admin', byAdmin('users.endSessions')],
  [
    'a password set by an admin',
    byAdmin('users.password', { password: newPassword, confirmPassword: newPassword }),
  ],
  ['being deleted', byAdmin('users.delete', { codes: 'release', reason: 'They asked us to.' })],
];

test.each(endings)('%s ends the session', { tags: 'A3' }, async (_, act) => {
  const person = await world.personWithPassword(password);
  expect((await world.call('auth.me', { token: person.token })).status).toBe(200);
  const [key, call] = await act(person);
  const done = await world.call(key, call);
  expect(done.status, done.raw).toBeLessThan(300);

  for (const read of ['auth.me', 'user.profile', 'zarcodes.list'] as const) {
    expect((await world.call(read, { token: person.token })).status, read).toBe(401);
  }
  const stored = await world.allItems();
  expect((await world.call('notifications.markRead', { token: person.token, body: {} })).status).toBe(401);
  expect(await world.allItems()).toEqual(stored);
});

test.each<[from: Role, to: Role, key: RouteKey]>([
  ['admin', 'user', 'users.list'],
  ['super_admin', 'admin', 'settings.get'],
  ['super_admin', 'user', 'audit.list'],
])('who was %s and is %s may not call %s any more', async (from, to, key) => {
  const person = await world.person({ role: from });
  expect((await world.call(key, { token: person.token })).status).toBe(200);
  const [route, call] = await withRole(to)(person);
  const done = await world.call(route, call);
  expect(done.status, done.raw).toBe(200);
  // The session may go on or end; what was allowed is not.
  expect([401, 403]).toContain((await world.call(key, { token: person.token })).status);
});
