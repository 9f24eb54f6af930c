import { beforeEach, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import type { Passwords } from '#functions/lib/passwords.ts';
import { hour, minute, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const before = 'the old password';
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
let person: Person;
let token: string;
beforeEach(async () => {
  person = await world.personWithPassword(before);
  token = await world.resetToken(person);
});

let ipCount = 0;
const anyIp = () => `203.0.113.${++ipCount % 250}`;
const reset = (resetToken: string, password = 'brand new', confirmPassword = password) =>
  world.call('auth.resetPassword', { body: { token: resetToken, password, confirmPassword }, ip: anyIp() });
const login = async (password: string) =>
  (await world.call('auth.login', { body: { email: person.email, password }, ip: anyIp() })).status;
const sessionStatus = async ({ token: session }: Person) =>
  (await world.call('auth.me', { token: session })).status;

const invalid = { code: 'reset_link_invalid', message: 'This reset link is invalid or has expired.' };

test('sets the password and ends every session', { tags: ['A3', 'A7'] }, async () => {
  const elsewhere = await world.signIn(person, { rememberMe: true });
  expect(await sessionStatus(elsewhere)).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect(await sessionStatus(person)).toBe(401);
  expect(await sessionStatus(elsewhere)).toBe(401);
  expect(await login(before)).toBe(401);
  expect(await login('brand new')).toBe(200);
});

test('notifies the owner by mail, in case somebody else did it', async () => {
  await reset(token);
  await feed.work();
  const mails = await inbox.mailsTo(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your ZarCodes password was changed']);
  expect(mails[0]?.body.text).not.toContain('brand new');
});

describe('a link is invalid', { tags: 'A7' }, () => {
  const refused = async (resetToken: string) => {
    const stored = await world.itemsOfType('user');
    const answer = await reset(resetToken, 'stolen one');
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(invalid);
    expect(await world.itemsOfType('user')).toEqual(stored);
  };

  test('after it was used', async () => {
    await reset(token);
    await refused(token);
    expect(await login('brand new')).toBe(200);
  });

  test('after an hour, even if its item is not deleted yet', async () => {
    clock.advance(hour - 1);
    expect((await reset(token)).status).toBe(200);
    token = await world.resetToken(person);
    clock.advance(hour);
    await refused(token);
    expect(await login('brand new')).toBe(200);
  });

  test('after a newer one was requested', async () => {
    const newer = await world.resetToken(person);
    await refused(token);
    expect((await reset(newer)).status).toBe(200);
  });

  test('for another user', async () => {
    const other = await world.person();
    const [, secret] = token.split('.');
    await refused(`${other.id}.${secret}`);
    await world.resetToken(other);
    await refused(`${other.id}.${secret}`);
  });

  test('if the account has been disabled', async () => {
    await world.updateUser(person, { disabled: true });
    await refused(token);
  });

  test.each(['', 'x', 'usr_1.x', `usr_${'a'.repeat(20)}`, `usr_${'a'.repeat(20)}.${'b'.repeat(43)}.c`])(
    'with the malformed token %j',
    async (resetToken) => {
      const answer = await reset(resetToken);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ token: invalid.message });
    },
  );
});

test('of two concurrent resets with the same link, only one succeeds', { tags: 'A7' }, async () => {
  const answers = await Promise.all(['the first', 'the other'].map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const winner = answers[0]?.status === 200 ? 'the first' : 'the other';
  const loser = winner === 'the first' ? 'the other' : 'the first';
  expect(await login(winner)).toBe(200);
  expect(await login(loser)).toBe(401);
});

test('validation messages for the new password (docs/product/accounts.md#account-rules)', async () => {
  expect((await reset(token, 'brand new', 'brand old')).body.fields).toEqual({
    confirmPassword: "Passwords don't match",
  });
  expect((await reset(token, 'short')).body.fields).toMatchObject({
    password: 'Password must be at least 6 characters',
  });
  expect((await reset(token)).status).toBe(200);
});

test('guessed tokens are rejected without hashing, and are rate limited', { tags: 'A7' }, async () => {
  let hashes = 0;
  const own = world.deps.passwords;
  const countingPasswords: Passwords = {
    ...own,
    hash: (password) => {
      hashes += 1;
      return own.hash(password);
    },
  };
  provideDependencies({ passwords: countingPasswords });
  const guess = `${person.id}.${'A'.repeat(43)}`;
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await reset(guess)).status);
  provideDependencies({ passwords: own });
  expect(hashes).toBe(0);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  clock.advance(hour - minute);
});
