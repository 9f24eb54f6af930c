import { beforeEach, describe, expect, test } from 'vitest';
import { emailUndoDays } from '#shared/domain/account.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const password = 'a good password';
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
let owner: Person;
/** The address of somebody who has the owner's session. */
let stolen: string;

let count = 0;
beforeEach(async () => {
  clock.advance(hour);
  owner = await world.personWithPassword(password);
  stolen = `stolen${++count}@example.co.za`;
});

const undo = (token: string) =>
  world.call('auth.undoEmail', { body: { token }, ip: `203.0.113.${count % 250}` });
const change = async (email: string) => {
  const person = await world.signIn(owner, { tokenVersion: await tokenVersion() });
  return world.call('auth.confirmEmail', { body: { token: await world.emailToken(person, email) } });
};
const tokenVersion = async () =>
  (await world.itemsOfType('user')).find(({ id }) => id === owner.id)?.['tokenVersion'];
const login = async (email: string, secret = password) =>
  (await world.call('auth.login', { body: { email, password: secret } })).status;
const register = async (email: string) =>
  (
    await world.call('auth.register', {
      body: { firstName: 'A', lastName: 'B', email, password, confirmPassword: password },
    })
  ).status;
const reset = (token: string, secret: string) =>
  world.call('auth.resetPassword', { body: { token, password: secret, confirmPassword: secret } });
async function mailedToken(address: string, path: string): Promise<string> {
  await feed.work();
  return inbox.mailedToken(address, path);
}
/** Users, email addresses and links; not the counted attempts. */
const stored = async () =>
  (await world.allItems()).filter(({ type }) =>
    ['user', 'email', 'emailUndo', 'reset'].includes(String(type)),
  );

const invalid = {
  code: 'email_link_invalid',
  message: 'This link is invalid or has expired. Please contact support.',
};

test('the owner gets the account back from somebody who took it over', { tags: 'A17' }, async () => {
  await change(stolen);
  // With the new address, a new password too.
  await world.call('auth.forgotPassword', { body: { email: stolen } });
  expect((await reset(await mailedToken(stolen, 'reset-password'), 'the thief knows it')).status).toBe(200);
  expect([await login(owner.email), await login(stolen, 'the thief knows it')]).toEqual([401, 200]);
  const thief = await world.signIn(owner, { tokenVersion: await tokenVersion() });

  const { status, body } = await undo(await mailedToken(owner.email, 'undo-email'));
  expect([status, body]).toEqual([
    200,
    { message: 'Your earlier email address is back. We have emailed it a link to choose a new password.' },
  ]);
  expect((await world.call('auth.me', { token: thief.token })).status).toBe(401);
  expect([await login(stolen, 'the thief knows it'), await login(owner.email, 'the thief knows it')]).toEqual(
    [401, 401],
  );
  expect((await reset(await mailedToken(owner.email, 'reset-password'), 'only mine again')).status).toBe(200);
  expect(await login(owner.email, 'only mine again')).toBe(200);
  // The address of the thief is free.
  expect(await register(stolen)).toBe(201);
});

test('it also undoes what was changed after it, and voids the links mailed to addresses in between', async () => {
  const between = `between-${stolen}`;
  await change(between);
  const first = await mailedToken(owner.email, 'undo-email');
  clock.advance(hour);
  await change(stolen);
  const second = await mailedToken(between, 'undo-email');
  expect((await undo(first)).status).toBe(200);
  const before = await stored();
  expect(await undo(second)).toMatchObject({ status: 422, body: invalid });
  expect(await stored()).toEqual(before);
});

test('of two changes, the second alone can be undone; then still the first', async () => {
  const between = `between-${stolen}`;
  await change(between);
  const first = await mailedToken(owner.email, 'undo-email');
  clock.advance(hour);
  await change(stolen);
  expect((await undo(await mailedToken(between, 'undo-email'))).status).toBe(200);
  expect((await undo(first)).status).toBe(200);
  expect((await reset(await mailedToken(owner.email, 'reset-password'), password)).status).toBe(200);
  expect(await login(owner.email)).toBe(200);
});

describe('the old address', () => {
  test('is nobody else’s until the undo has ended', async () => {
    const undoToken = await world.undoToken(owner, stolen);
    expect(await register(owner.email)).toBe(409);
    const other = await world.person();
    const taking = await world.call('auth.confirmEmail', {
      body: { token: await world.emailToken(other, owner.email) },
    });
    expect(taking).toMatchObject({ status: 422, body: { code: 'email_link_invalid' } });
    clock.advance(emailUndoDays * day - 1000);
    expect(await register(owner.email)).toBe(409);
    clock.advance(2000);
    expect(await undo(undoToken)).toMatchObject({ status: 422, body: invalid });
    expect(await register(owner.email)).toBe(201);
    expect(await login(owner.email)).toBe(200);
  });

  test('may be the person’s own again by another change', async () => {
    await change(stolen);
    clock.advance(hour);
    expect((await change(owner.email)).status).toBe(200);
    expect([await login(owner.email), await login(stolen)]).toEqual([200, 401]);
    expect(await mailedToken(owner.email, 'undo-email')).toBe('');
  });

  test('gets no more mail, and no link to reset the password', async () => {
    await change(stolen);
    await world.call('auth.forgotPassword', { body: { email: owner.email } });
    expect(await mailedToken(owner.email, 'reset-password')).toBe('');
  });
});

describe('a link is invalid', { tags: 'A17' }, () => {
  const refused = async (token: string) => {
    const before = await stored();
    expect(await undo(token)).toMatchObject({ status: 422, body: invalid });
    expect(await stored()).toEqual(before);
  };

  test('after it was used, also at the same time', async () => {
    const token = await world.undoToken(owner, stolen);
    const answers = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await refused(token);
  });

  test('after a week; until then it works', async () => {
    const token = await world.undoToken(owner, stolen);
    clock.advance(emailUndoDays * day - 1000);
    const [id, secret = ''] = token.split('.');
    await refused(`${id}.${secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`);
    expect((await undo(token)).status).toBe(200);
    await world.undoToken(owner, stolen).catch(() => undefined);
    clock.advance(emailUndoDays * day);
    await refused(token);
  });

  test('for another user', async () => {
    const [, secret] = (await world.undoToken(owner, stolen)).split('.');
    await refused(`${(await world.person()).id}.${secret}`);
  });

  test('for a disabled account', async () => {
    const token = await world.undoToken(owner, stolen);
    await world.updateUser(owner, { disabled: true });
    await refused(token);
  });

  test.each(['', 'x', 'usr_1.x'])('with the malformed token %j', async (token) => {
    expect(await undo(token)).toMatchObject({ status: 400, body: { fields: { token: invalid.message } } });
  });
});

test('the address can change five times a week, so that each change can be undone', async () => {
  for (let changes = 0; changes < 5; changes++) {
    clock.advance(2 * hour);
    expect((await change(`${changes}-${stolen}`)).status).toBe(200);
  }
  clock.advance(2 * hour);
  expect(await change(`last-${stolen}`)).toMatchObject({
    status: 422,
    body: {
      message: 'You have changed your email address too often this week. Please try again in a few days.',
    },
  });
  clock.advance(emailUndoDays * day);
  expect((await change(`last-${stolen}`)).status).toBe(200);
});
