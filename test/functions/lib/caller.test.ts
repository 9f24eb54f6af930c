/** Who calls, and whether the session still counts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type NewUser, putNewUser } from '#functions/data/users.ts';
import { type Caller, identifyCaller, requireLevel } from '#functions/lib/caller.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { signToken } from '#functions/lib/tokens.ts';
import type { Level, Role } from '#shared/domain/can.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { testTable } from '#test/support/engine.ts';

let deps: Dependencies;
beforeAll(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table };
});

async function newUser(fields: Partial<NewUser> = {}): Promise<string> {
  const id = deps.newId('usr');
  await putNewUser(deps.table, {
    id,
    email: `${id.toLowerCase()}@example.co.za`,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    contactTel: '',
    role: 'user',
    passwordHash: 'none',
    tokenVersion: 3,
    emailNotifications: true,
    disabled: false,
    createdAt: '2026-04-01T08:00:00.000Z',
    ...fields,
  });
  return id;
}

const tokenOf = async (userId: string) =>
  signToken(await deps.config.jwtSecret(), { userId, tokenVersion: 3 }, deps.now(), 60);

async function callerOf(userId: string): Promise<Caller> {
  const caller = await identifyCaller(deps, `Bearer ${await tokenOf(userId)}`);
  if (caller === null) throw new Error('The token is not valid');
  return caller;
}

describe('a caller', () => {
  test.each(['Bearer', 'bearer'])('is known by the token after %s', async (word) => {
    const caller = await identifyCaller(deps, `${word} ${await tokenOf('usr_1')}`);
    expect(caller).toMatchObject({ id: 'usr_1', sessionSeconds: 60 });
  });

  test.each<[string, (token: string) => string]>([
    ['a bare token', (token) => token],
    ['Basic', (token) => `Basic ${token}`],
    ['two blanks', (token) => `Bearer  ${token}`],
    ['something before', (token) => `x Bearer ${token}`],
    ['something behind', (token) => `Bearer ${token} x`],
    ['a token that is not valid', (token) => `Bearer ${token}x`],
  ])('is unknown with %s', async (_, header) => {
    expect(await identifyCaller(deps, header(await tokenOf('usr_1')))).toBeNull();
  });

  test('is unknown without a token, or with a longer one than ours, for which no secret is fetched', async () => {
    const jwtSecrets = () => Promise.reject(new Error('Fetched'));
    const config = { ...deps.config, jwtSecrets };
    for (const header of [undefined, '', 'Bearer ', `Bearer ${'x'.repeat(1001)}`]) {
      expect(await identifyCaller({ ...deps, config }, header)).toBeNull();
    }
    const long = `Bearer ${'x'.repeat(1000)}`;
    await expect(identifyCaller({ ...deps, config }, long)).rejects.toThrow('Fetched');
  });
});

describe('a session', { tags: 'A3' }, () => {
  test('is read once, with what was just written', async () => {
    const id = await newUser();
    const caller = await callerOf(id);
    const { value, calls } = await recordCalls(deps.table.client, () =>
      Promise.all([caller.session(), caller.user(), caller.session()]),
    );
    for (const user of value) expect(user).toMatchObject({ id, tokenVersion: 3 });
    expect(calls.map(({ input }) => input.ConsistentRead)).toEqual([true]);
  });

  test.each<[string, Partial<NewUser> | null]>([
    ['is deleted', null],
    ['is disabled', { disabled: true }],
    ['has ended all sessions', { tokenVersion: 4 }],
  ])('is over where the person %s', async (_, fields) => {
    const caller = await callerOf(fields === null ? 'usr_deleted' : await newUser(fields));
    expect(await caller.session()).toBeNull();
    await expect(caller.user()).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(requireLevel(caller, 'user')).rejects.toMatchObject({ code: 'unauthenticated' });
    await requireLevel(caller, 'public');
  });
});

describe('a level', () => {
  const administrator = 'You need administrator privileges to access this page.';
  const superAdministrator = 'You need super administrator privileges to access this page.';

  test.each<[Role, Level, string | null]>([
    ['user', 'user', null],
    ['user', 'admin', administrator],
    ['user', 'superAdmin', superAdministrator],
    ['admin', 'admin', null],
    ['admin', 'superAdmin', superAdministrator],
    ['super_admin', 'superAdmin', null],
  ])('%s as %s: %s', async (role, level, message) => {
    const required = requireLevel(await callerOf(await newUser({ role })), level);
    if (message === null) await required;
    else await expect(required).rejects.toMatchObject({ code: 'forbidden', message });
  });

  test('of a visitor is public', async () => {
    await requireLevel(null, 'public');
    for (const level of ['user', 'admin', 'superAdmin'] as const) {
      await expect(requireLevel(null, level)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });
});
