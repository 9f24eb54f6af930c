import { beforeEach, describe, expect, test } from 'vitest';
import { day, minute, testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const before = 'the old password';
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
let person: Person;
beforeEach(async () => {
  person = await world.personWithPassword(before);
});

const change = (newPassword: string, currentPassword = before, { token } = person) =>
  world.call('user.password', { token, body: { currentPassword, newPassword } });
const login = async (password: string) =>
  (await world.call('auth.login', { body: { email: person.email, password } })).status;
const sessionStatus = async (token: string) => (await world.call('auth.me', { token })).status;
const secondsOf = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  return exp - iat;
};

describe.each(['user.password', 'user.changePassword'] as const)('%s', (route) => {
  test('sets the password, ends every session and answers a token for this one', { tags: 'A3' }, async () => {
    const elsewhere = await world.signIn(person, { rememberMe: true });
    const body = { currentPassword: before, newPassword: 'brand new' };
    const answer = await world.call(route, { token: person.token, body });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['token']);
    expect(await sessionStatus(answer.body.token)).toBe(200);
    expect(await sessionStatus(person.token)).toBe(401);
    expect(await sessionStatus(elsewhere.token)).toBe(401);
    expect(await login(before)).toBe(401);
    expect(await login('brand new')).toBe(200);
  });
});

test('the new session is of the same kind as the one before, from now on', async () => {
  clock.advance(day / 2);
  const short = await change('brand new', before, await world.signIn(person));
  expect(secondsOf(short.body.token)).toBe(day);
  const remembered = await world.signIn(person, { rememberMe: true, tokenVersion: 2 });
  const long = await change('newer still', 'brand new', remembered);
  expect(secondsOf(long.body.token)).toBe(7 * day);
});

test('a wrong current password changes nothing', async () => {
  const stored = await world.itemsOfType('user');
  const answer = await change('brand new', 'not the old one');
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({
    code: 'password_wrong',
    message: 'This password is not correct.',
    fields: { currentPassword: 'This password is not correct.' },
  });
  expect(await world.itemsOfType('user')).toEqual(stored);
  expect(await sessionStatus(person.token)).toBe(200);
});

test('guesses are limited', async () => {
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await change('brand new', 'a guess')).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await change('brand new')).status).toBe(429);
  clock.advance(15 * minute);
  expect((await change('brand new')).status).toBe(200);
});

test('of two changes at the same time one wins', async () => {
  const answers = await Promise.all([change('the first'), change('the other')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const winner = answers[0]?.status === 200 ? 'the first' : 'the other';
  const loser = winner === 'the first' ? 'the other' : 'the first';
  expect(await login(winner)).toBe(200);
  expect(await login(loser)).toBe(401);
  expect(await sessionStatus(answers.find(({ status }) => status === 200)?.body.token)).toBe(200);
});

test('a change that another one ends before its password is read says that the session is over', async () => {
  let reads = 0;
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    const isOfPassword = operation === 'GetItem' && input.Key.sk === 'USER' && !input.ProjectionExpression;
    if (isOfPassword && ++reads === 1) expect((await change('the first')).status).toBe(200);
    return send();
  });
  try {
    expect((await change('the other')).status).toBe(401);
  } finally {
    remove();
  }
  expect(reads).toBe(2);
  expect(await login('the first')).toBe(200);
});

test('links that were mailed before stop working: to reset the password, and to change the email', {
  tags: 'A7',
}, async () => {
  const resetToken = await world.resetToken(person);
  const emailToken = await world.emailToken(person, 'attacker@example.co.za');
  await change('brand new');
  const body = { token: resetToken, password: 'stolen one', confirmPassword: 'stolen one' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(422);
  expect((await world.call('auth.confirmEmail', { body: { token: emailToken } })).status).toBe(422);
  expect(await login('brand new')).toBe(200);
});

test('a mail reports it, in words that fit', async () => {
  await change('brand new');
  await feed.work();
  const mails = await inbox.mailsTo(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your ZarCodes password was changed']);
  expect(mails[0]?.body.text).toContain('you have been signed out on all other devices');
});

test('validation messages (docs/product/accounts.md#account-rules)', async () => {
  expect((await change('short')).body.fields).toEqual({
    newPassword: 'Password must be at least 6 characters',
  });
  expect((await change('brand new', '')).body.fields).toEqual({
    currentPassword: 'Current password is required',
  });
});
