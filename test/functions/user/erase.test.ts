import { beforeAll, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { day, testClock } from '#test/support/clock.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const password = 'correct horse';
const erase = ({ token }: Person, body: unknown = { password, codes: 'release' }) =>
  world.call('user.erase', { token, body });
const me = async ({ token }: Person) => (await world.call('auth.me', { token })).status;
const login = ({ email }: Person) => world.call('auth.login', { body: { email, password } });
/** What is stored, but for counters of attempts. */
const stored = async () => (await world.allItems()).filter(({ type }) => type !== 'rateLimit');

test('ends the account and all its sessions at once, and gives the email address back', {
  tags: ['A3', 'E9'],
}, async () => {
  const person = await world.personWithPassword(password);
  const { body: otherSession } = await login(person);
  const answer = await erase(person);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Your account was deleted.' } });
  expect([await me(person), await me({ ...person, token: otherSession.token })]).toEqual([401, 401]);
  expect((await login(person)).status).toBe(401);
  const registered = await world.call('auth.register', {
    body: {
      firstName: 'Thandi',
      lastName: 'Nkosi',
      email: person.email,
      password,
      confirmPassword: password,
    },
  });
  expect(registered.status, registered.raw).toBe(201);
  expect(await me(person)).toBe(401);
});

test('a wrong password is refused, changes nothing, and may be tried five times an hour', async () => {
  const person = await world.personWithPassword(password);
  const before = await stored();
  const message = 'This password is not correct.';
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await erase(person, { password: 'wrong', codes: 'keep' })).toMatchObject({
      status: 422,
      body: { code: 'password_wrong', message, fields: { password: message } },
    });
  }
  expect((await erase(person)).status).toBe(429);
  expect(await stored()).toEqual(before);
  expect(await me(person)).toBe(200);
});

test.each([
  [{}, 'Password is required'],
  [{ password: '', codes: 'keep' }, 'Password is required'],
  [{ password }, 'Please choose what happens to your ZarCodes.'],
  [{ password, codes: 'give away' }, 'Please choose what happens to your ZarCodes.'],
])('%j is refused', async (body, message) => {
  const person = await world.personWithPassword(password);
  expect(await erase(person, body)).toMatchObject({ status: 400, body: { message } });
  expect(await me(person)).toBe(200);
});

test('of several calls at once, one deletes the account', async () => {
  const person = await world.personWithPassword(password);
  const answers = await Promise.all([1, 2, 3, 4].map(() => erase(person)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  const erasures = await world.itemsOfType('erasure');
  expect(erasures.filter(({ userId }) => userId === person.id)).toHaveLength(1);
});

test('a session that was ended meanwhile deletes nothing', async () => {
  const person = await world.personWithPassword(password);
  await world.updateUser(person, { tokenVersion: 2 });
  expect((await erase(person)).status).toBe(401);
  expect((await login(person)).status).toBe(200);
});

test.each(['before', 'after'] as const)(
  'nothing is half done after a crash %s the transaction',
  { tags: 'C6' },
  async (when) => {
    const person = await world.personWithPassword(password);
    const process = crashAtTransaction(world.table.client, when);
    expect((await erase(person)).status).toBe(500);
    process.restart();
    const isErased = (await world.itemsOfType('erasure')).some(({ userId }) => userId === person.id);
    expect([isErased, await me(person), (await login(person)).status]).toEqual(
      when === 'before' ? [false, 200, 200] : [true, 401, 401],
    );
  },
);

describe('a mail says that the account was deleted', () => {
  let inbox: Inbox;
  let feed: Feed;
  beforeAll(async () => {
    inbox = await newInbox();
    feed = await openFeed(world.table, 'sideEffects');
    return () => inbox.free();
  });
  /** Sent after the job has erased what it finds. */
  async function mailsOf(person: Person): Promise<(to: string) => Promise<string[]>> {
    expect((await erase(person)).status).toBe(200);
    await runErasures();
    await feed.work();
    return async (to) =>
      (await inbox.mailsTo(to)).map(({ subject, body }) => `${subject}: ${body.text?.split('\n')[0]}`);
  }
  const subject = 'Your ZarCodes account was deleted';

  test.each([
    [
      'with the name to an address that was confirmed',
      { emailConfirmedAt: '2026-03-01T08:00:00.000Z' },
      'Hello Thandi,',
    ],
    ['without it to one that never was', {}, 'Hello,'],
  ])('%s', async (_, fields, greeting) => {
    const person = await world.personWithPassword(password);
    await world.updateUser(person, fields);
    expect(await (await mailsOf(person))(person.email)).toEqual([`${subject}: ${greeting}`]);
  });

  test('also to an earlier address that could still undo its change', { tags: 'A17' }, async () => {
    const person = await world.personWithPassword(password);
    const body = { token: await world.emailToken(person, 'new.owner@example.co.za') };
    expect((await world.call('auth.confirmEmail', { body })).status).toBe(200);
    const mailsTo = await mailsOf(person);
    expect(await mailsTo('new.owner@example.co.za')).toEqual([`${subject}: Hello Thandi,`]);
    expect(await mailsTo(person.email)).toEqual([`${subject}: Hello,`]);
    clock.advance(3601);
    await runErasures();
    expect(JSON.stringify(await world.allItems())).not.toContain(person.email);
  });
});

test('an admin may leave', async () => {
  const admin = await world.personWithPassword(password, { role: 'admin' });
  expect((await erase(admin)).status).toBe(200);
});

test('the last super admin who can sign in may not leave; of two at once, one stays', {
  tags: 'A11',
}, async () => {
  world = await newWorld({ now: clock.now });
  const superAdmin = async () => world.personWithPassword(password, { role: 'super_admin' });
  const refused = {
    status: 422,
    body: {
      code: 'last_super_admin',
      message: 'You are the only super admin. Please make somebody else a super admin first.',
    },
  };
  const only = await superAdmin();
  await world.updateUser(await superAdmin(), { disabled: true });
  expect(await erase(only)).toMatchObject(refused);
  expect(await me(only)).toBe(200);

  const second = await superAdmin();
  const answers = await Promise.all([erase(only), erase(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const rest = answers[0]?.status === 422 ? only : second;
  expect(await me(rest)).toBe(200);
  clock.advance(day - 1);
  const again = await world.signIn(rest);
  expect(await erase(again)).toMatchObject(refused);
});
