import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import type { Passwords } from '#functions/lib/passwords.ts';
import { hour, minute, testClock } from '#test/support/clock.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const before = 'the old password';
let world: World;
let inbox: Inbox;
let feed: Feed;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  feed = await openFeed(world.table, 'sideEffects');
  return () => inbox.stop();
});
beforeEach(async () => {
  person = await world.personWithPassword(before);
  token = await world.resetToken(person);
});

let house = 0;
const anyIp = () => `203.0.113.${++house % 250}`;
const reset = (given: string, password = 'brand new', confirmPassword = password) =>
  world.call('auth.resetPassword', { body: { token: given, password, confirmPassword }, ip: anyIp() });
const login = async (password: string) =>
  (await world.call('auth.login', { body: { email: person.email, password }, ip: anyIp() })).status;
const isIn = async ({ token: session }: Person) => (await world.call('auth.me', { token: session })).status;

const invalid = { code: 'reset_link_invalid', message: 'This reset link is invalid or has expired.' };

test('sets the password and ends every session', async () => {
  const elsewhere = await world.signIn(person, { rememberMe: true });
  expect(await isIn(elsewhere)).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect(await isIn(person)).toBe(401);
  expect(await isIn(elsewhere)).toBe(401);
  expect(await login(before)).toBe(401);
  expect(await login('brand new')).toBe(200);
});

test('tells the owner, who may not have been the one', async () => {
  await reset(token);
  await feed.work();
  const mails = (await inbox.mails()).filter(({ destination }) => destination.to.includes(person.email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your ZarCodes password was changed']);
  expect(mails[0]?.body.text).not.toContain('brand new');
});

describe('a link is good for nothing', () => {
  const refused = async (given: string) => {
    const stored = await world.itemsOfType('user');
    const answer = await reset(given, 'stolen one');
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(invalid);
    expect(await world.itemsOfType('user')).toEqual(stored);
  };

  test('once it was used', async () => {
    await reset(token);
    await refused(token);
    expect(await login('brand new')).toBe(200);
  });

  test('after an hour, also before the item is gone', async () => {
    clock.advance(hour - 1);
    expect((await reset(token)).status).toBe(200);
    token = await world.resetToken(person);
    clock.advance(hour);
    await refused(token);
    expect(await login('brand new')).toBe(200);
  });

  test('when a newer one was asked for', async () => {
    const newer = await world.resetToken(person);
    await refused(token);
    expect((await reset(newer)).status).toBe(200);
  });

  test('of somebody else', async () => {
    const other = await world.person();
    const [, secret] = token.split('.');
    await refused(`${other.id}.${secret}`);
    await world.resetToken(other);
    await refused(`${other.id}.${secret}`);
  });

  test('when the account is disabled by then', async () => {
    await world.updateUser(person, { disabled: true });
    await refused(token);
  });

  test.each(['', 'x', 'usr_1.x', `usr_${'a'.repeat(20)}`, `usr_${'a'.repeat(20)}.${'b'.repeat(43)}.c`])(
    'that reads %j',
    async (given) => {
      const answer = await reset(given);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ token: invalid.message });
    },
  );
});

test('of two at once with one link, one sets its password', async () => {
  const answers = await Promise.all(['the first', 'the other'].map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const winner = answers[0]?.status === 200 ? 'the first' : 'the other';
  const loser = winner === 'the first' ? 'the other' : 'the first';
  expect(await login(winner)).toBe(200);
  expect(await login(loser)).toBe(401);
});

test('the words of the specification for what is typed', async () => {
  expect((await reset(token, 'brand new', 'brand old')).body.fields).toEqual({
    confirmPassword: "Passwords don't match",
  });
  expect((await reset(token, 'short')).body.fields).toMatchObject({
    password: 'Password must be at least 6 characters',
  });
  expect((await reset(token)).status).toBe(200);
});

test('a guess costs no hash, and only so many are allowed', async () => {
  let hashes = 0;
  const own = world.deps.passwords;
  const counting: Passwords = {
    ...own,
    hash: (password) => {
      hashes += 1;
      return own.hash(password);
    },
  };
  provideDependencies({ passwords: counting });
  const guess = `${person.id}.${'A'.repeat(43)}`;
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await reset(guess)).status);
  provideDependencies({ passwords: own });
  expect(hashes).toBe(0);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  clock.advance(hour - minute);
});
