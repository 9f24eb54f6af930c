/** The steps of a password reset; what people see of it is tried in forgotPassword.test.ts and resetPassword.test.ts. */
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { isOpenReset, putReset } from '#functions/data/resets.ts';
import { getUserWithPassword, type NewUser, putNewUser } from '#functions/data/users.ts';
import { finishPasswordReset, startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { testTable } from '#test/support/engine.ts';
import { missLatestWrites } from '#test/support/staleReads.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const now = clock.now().getTime() / 1000;
const email = 'thandi@example.co.za';
const user: NewUser = {
  id: 'usr_1',
  email,
  firstName: 'Thandi',
  lastName: 'Nkosi',
  contactTel: '',
  role: 'user',
  passwordHash: 'hash of the old one',
  tokenVersion: 3,
  emailNotifications: true,
  disabled: false,
  createdAt: clock.now().toISOString(),
};

let deps: Dependencies;
beforeEach(async () => {
  const table = await testTable();
  const own = dependencies();
  const passwords = { ...own.passwords, hash: async (password: string) => `hash of ${password}` };
  deps = { ...own, table, passwords, now: clock.now, randomBytes: (count) => new Uint8Array(count).fill(1) };
});

const secret = Buffer.alloc(32, 1).toString('base64url');
const finish = (change: Partial<Dependencies> = {}) =>
  finishPasswordReset({ ...deps, ...change }, { userId: 'usr_1', secret, password: 'the new one' });
const stored = () => getUserWithPassword(deps.table, 'usr_1');
const invalid = { code: 'reset_link_invalid', message: 'This reset link is invalid or has expired.' };

describe('a reset', { tags: 'A7' }, () => {
  test('is begun with 32 random bytes that are valid for an hour', async () => {
    await putNewUser(deps.table, user);
    expect(await startPasswordReset(deps, email)).toMatchObject({
      user: { id: 'usr_1' },
      token: `usr_1.${secret}`,
    });
    expect(await isOpenReset(deps.table, 'usr_1', secret, now + hour - 1)).toBe(true);
    expect(await isOpenReset(deps.table, 'usr_1', secret, now + hour)).toBe(false);
  });

  test('is not begun for an address without an account, or of a disabled one', async () => {
    expect(await startPasswordReset(deps, email)).toBeNull();
    await putNewUser(deps.table, { ...user, disabled: true });
    expect(await startPasswordReset(deps, email)).toBeNull();
    const Key = { pk: 'RESET#usr_1', sk: 'RESET' };
    const { Item } = await deps.table.client.send(new GetCommand({ TableName: deps.table.name, Key }));
    expect(Item).toBeUndefined();
  });

  test('stores the password, ends the sessions and writes a mail', async () => {
    await putNewUser(deps.table, user);
    await startPasswordReset(deps, email);
    expect(await finish()).toMatchObject({ id: 'usr_1' });
    expect(await stored()).toMatchObject({ passwordHash: 'hash of the new one', tokenVersion: 4 });
    const { Items = [] } = await deps.table.client.send(new ScanCommand({ TableName: deps.table.name }));
    expect(Items.filter(({ type }) => type === 'mail')).toMatchObject([
      { id: expect.stringMatching(/^mail_/), to: 'usr_1', content: { kind: 'passwordChanged' } },
    ]);
  });

  test('is begun and finished for an account that was made a moment ago', { tags: 'C20' }, async () => {
    const endLag = missLatestWrites(deps.table, clock.now);
    await putNewUser(deps.table, user);
    expect(await startPasswordReset(deps, email)).not.toBeNull();
    expect(await finish()).toMatchObject({ id: 'usr_1' });
    endLag();
  });

  test('is not finished without one that was begun, or for an account that is deleted', async () => {
    await expect(finish()).rejects.toMatchObject(invalid);
    await putReset(deps.table, { userId: 'usr_1', secret, expiresAt: now + hour });
    await expect(finish()).rejects.toMatchObject(invalid);
  });

  test('that is not open costs no hash', async () => {
    await putNewUser(deps.table, user);
    const hash = () => Promise.reject(new Error('Hashed'));
    await expect(finish({ passwords: { ...deps.passwords, hash } })).rejects.toMatchObject(invalid);
  });

  test('is finished once where the link is opened twice at once', async () => {
    await putNewUser(deps.table, user);
    await startPasswordReset(deps, email);
    // The other call ends between this one's look and its write.
    const hash = async () => {
      await finish();
      return 'hash of a later one';
    };
    const passwords = { ...deps.passwords, hash };
    await expect(finish({ passwords })).rejects.toMatchObject({
      ...invalid,
      cause: { labels: expect.arrayContaining(['reset']) },
    });
    expect(await stored()).toMatchObject({ passwordHash: 'hash of the new one', tokenVersion: 4 });
  });

  test('says nothing of the link where the table fails', async () => {
    await putNewUser(deps.table, user);
    await startPasswordReset(deps, email);
    const failure = new Error('The table is gone');
    const stop = intercept(deps.table.client, ({ operation }, send) =>
      operation === 'TransactWriteItems' ? Promise.reject(failure) : send(),
    );
    await expect(finish()).rejects.toBe(failure);
    stop();
  });
});
