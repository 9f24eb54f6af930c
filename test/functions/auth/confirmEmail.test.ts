import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const password = 'a good password';
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
let person: Person;
let email: string;

let count = 0;
beforeEach(async () => {
  clock.advance(hour);
  person = await world.personWithPassword(password);
  email = `next${++count}@example.co.za`;
});

const confirm = (token: string) =>
  world.call('auth.confirmEmail', { body: { token }, ip: `203.0.113.${count % 250}` });
const login = async (as: string) =>
  (await world.call('auth.login', { body: { email: as, password } })).status;
const profile = async () =>
  (await world.call('user.profile', { token: (await world.signIn(person)).token })).body;

const invalid = {
  code: 'email_link_invalid',
  message: 'This confirmation link is invalid or has expired.',
};

test('the new address counts at once, for everything that finds a person by email', async () => {
  await world.call('user.updateProfile', { token: person.token, body: { email } });
  await feed.work();
  expect((await confirm(await inbox.mailedToken(email, 'confirm-email'))).status).toBe(200);
  expect(await profile()).toMatchObject({ email });
  expect(await profile()).not.toHaveProperty('pendingEmail');
  expect([await login(email), await login(person.email)]).toEqual([200, 401]);
  // The session goes on.
  expect((await world.call('auth.me', { token: person.token })).body.user.email).toBe(email);

  for (const address of [email, person.email])
    await world.call('auth.forgotPassword', { body: { email: address } });
  await world.buyCode(person);
  // The invoice number comes first, and the receipt with it.
  for (let round = 0; round < 2; round++) await feed.work();
  expect(await inbox.subjectsTo(email)).toContain('Reset your ZarCodes password');
  expect((await inbox.subjectsTo(email)).at(-1)).toMatch(/^Your ZarCode .* is ready$/);
  expect(await inbox.subjectsTo(person.email)).toEqual([
    'Your email address is about to change',
    'Your email address was changed',
  ]);
});

test('a link to reset the password that went to the old address stops working', async () => {
  const resetToken = await world.resetToken(person);
  expect((await confirm(await world.emailToken(person, email))).status).toBe(200);
  const body = { token: resetToken, password: 'stolen one', confirmPassword: 'stolen one' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(422);
});

describe('a link is invalid', () => {
  const refused = async (token: string, message = invalid.message) => {
    const stored = [...(await world.itemsOfType('user')), ...(await world.itemsOfType('email'))];
    const answer = await confirm(token);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ ...invalid, message });
    expect([...(await world.itemsOfType('user')), ...(await world.itemsOfType('email'))]).toEqual(stored);
  };

  test('after it was used', async () => {
    const token = await world.emailToken(person, email);
    await confirm(token);
    await refused(token);
  });

  test('after a day, even if its item is not deleted yet', async () => {
    const token = await world.emailToken(person, email);
    clock.advance(day);
    await refused(token);
  });

  test('until then it works', async () => {
    const token = await world.emailToken(person, email);
    clock.advance(day - 1);
    expect((await confirm(token)).status).toBe(200);
  });

  test('after a newer one was mailed, to the same address or another one', async () => {
    const first = await world.emailToken(person, email);
    const second = await world.emailToken(person, email);
    await refused(first);
    const third = await world.emailToken(person, `other-${email}`);
    await refused(second);
    expect((await confirm(third)).status).toBe(200);
    expect(await profile()).toMatchObject({ email: `other-${email}` });
  });

  test('after it was withdrawn', async () => {
    const token = await world.emailToken(person, email);
    await world.call('user.updateProfile', { token: person.token, body: { email: person.email } });
    await refused(token);
  });

  test('for another user', async () => {
    const other = await world.person();
    const [, secret] = (await world.emailToken(person, email)).split('.');
    await refused(`${other.id}.${secret}`);
  });

  test('if the account has been disabled', async () => {
    const token = await world.emailToken(person, email);
    await world.updateUser(person, { disabled: true });
    await refused(token);
  });

  test('if the address was taken meanwhile', async () => {
    const token = await world.emailToken(person, email);
    const body = { firstName: 'A', lastName: 'B', email, password, confirmPassword: password };
    expect((await world.call('auth.register', { body })).status).toBe(201);
    await refused(
      token,
      'This email address has an account of its own by now. Your email address stays as it was.',
    );
    expect([await login(email), await login(person.email)]).toEqual([200, 200]);
  });

  test.each(['', 'x', 'usr_1.x', `usr_${'a'.repeat(20)}`])('with the malformed token %j', async (token) => {
    const answer = await confirm(token);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ token: invalid.message });
  });
});

test('of twenty people who confirm one address at the same time, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
  const tokens = [];
  for (const each of people) {
    clock.advance(hour); // past the limit for one address
    tokens.push(await world.emailToken(await world.signIn(each), email));
  }
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
  const owners = (await world.itemsOfType('user')).filter((user) => user['email'] === email);
  const claims = (await world.itemsOfType('email')).filter(({ pk }) => pk === `EMAIL#${email}`);
  expect(claims.map(({ userId }) => userId)).toEqual(owners.map(({ id }) => id));
  expect(owners).toHaveLength(1);
});

test('guesses are limited', async () => {
  const guess = `${person.id}.${'A'.repeat(43)}`;
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await confirm(guess)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
