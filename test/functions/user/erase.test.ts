import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { erasureHours } from '#shared/domain/account.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

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
const register = async ({ email }: Person) => {
  const names = { firstName: 'Thandi', lastName: 'Nkosi' };
  const body = { ...names, email, password, confirmPassword: password };
  return (await world.call('auth.register', { body })).status;
};
/** What is stored, but for counters of attempts. */
const stored = async () => (await world.allItems()).filter(({ type }) => type !== 'rateLimit');
const ofPerson = async (type: string, { id }: Person) =>
  (await world.itemsOfType(type)).filter(({ pk }) => String(pk).endsWith(id));

const scheduled = {
  status: 200,
  body: {
    message: 'Your account will be deleted on 5 Mar 2026, 10:00. We have emailed you a link that stops it.',
    erasesAt: '2026-03-05T08:00:00.000Z',
  },
};
const refusedLogin = {
  status: 422,
  body: {
    code: 'erasure_scheduled',
    message:
      'This account will be deleted on 5 Mar 2026, 10:00. To keep it, open the link that we emailed you.',
  },
};

test('ends all sessions at once, and the account 72 hours later', { tags: ['A3', 'A19', 'E9'] }, async () => {
  clock.set('2026-03-02T08:00:00.000Z');
  const person = await world.personWithPassword(password);
  const { body: otherSession } = await login(person);
  expect(await erase(person)).toEqual(expect.objectContaining(scheduled));
  expect([await me(person), await me({ ...person, token: otherSession.token })]).toEqual([401, 401]);
  expect(await login(person)).toMatchObject(refusedLogin);
  const wrong = await world.call('auth.login', { body: { email: person.email, password: 'a wrong one' } });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });

  clock.advance(erasureHours * hour - 0.001);
  await runErasures();
  expect((await login(person)).status).toBe(422);
  expect(await register(person)).toBe(409);
  clock.advance(0.001);
  await runErasures();
  expect((await login(person)).status).toBe(401);
  expect(await register(person)).toBe(201);
  expect(await me(person)).toBe(401);
});

test('changes nothing else until then: codes, creator page and credits stay', { tags: 'A19' }, async () => {
  world = await newWorld({ now: clock.now });
  const person = await world.personWithPassword(password);
  await world.buyCode(person);
  await world.addBundle(person, 5);
  const types = ['user', 'scheduledErasure', 'mail', 'rateLimit'];
  const others = async () => (await world.allItems()).filter(({ type }) => !types.includes(String(type)));
  const before = await others();
  expect((await erase(person)).status).toBe(200);
  clock.advance(erasureHours * hour - 1);
  await runErasures();
  expect(await others()).toEqual(before);
  const [user] = await ofPerson('user', person);
  expect(user).toMatchObject({ firstName: 'Thandi', email: person.email, tokenVersion: 2 });
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

test('of several calls at once, by two sessions, one schedules the deletion', { tags: 'A19' }, async () => {
  const person = await world.personWithPassword(password);
  const other = await world.signIn(person);
  const answers = await Promise.all([person, other, person, other].map((each) => erase(each)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  expect(await ofPerson('scheduledErasure', person)).toHaveLength(1);
  const mails = (await world.itemsOfType('mail')).filter(({ to }) => to === person.id);
  expect(mails).toHaveLength(1);
});

test('a request that was under way does not begin the 72 hours anew', async () => {
  const person = await world.personWithPassword(password);
  await erase(person);
  const [before] = await ofPerson('scheduledErasure', person);
  clock.advance(hour);
  // As if it had been read before the first request ended the sessions.
  const [user] = await ofPerson('user', person);
  expect((await erase(await world.signIn(person, { tokenVersion: user?.['tokenVersion'] }))).status).toBe(
    401,
  );
  expect(await ofPerson('scheduledErasure', person)).toEqual([before]);
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
    const isScheduled = (await ofPerson('scheduledErasure', person)).length === 1;
    expect([isScheduled, await me(person), (await login(person)).status]).toEqual(
      when === 'before' ? [false, 200, 200] : [true, 401, 422],
    );
  },
);

describe('mails say', () => {
  let inbox: Inbox;
  let feed: Feed;
  beforeEach(async () => {
    world = await newWorld({ now: clock.now });
    inbox = await newInbox();
    feed = await openFeed(world.table, 'sideEffects');
  });
  afterEach(() => inbox.free());
  const mailsTo = async (address: string) => {
    const mails = (await inbox.mailsTo(address)).filter(({ subject }) => subject.includes('account'));
    return mails.map(({ subject, body }) => `${subject}: ${body.text.split('\n')[0]}`);
  };
  const textTo = async (address: string) => (await inbox.mailsTo(address)).at(-1)?.body.text;
  async function askToErase(person: Person, codes: 'release' | 'keep' = 'release'): Promise<void> {
    expect((await erase(person, { password, codes })).status).toBe(200);
    await feed.work();
  }
  /** The mail is sent after the job has erased what it finds. */
  async function finish(): Promise<void> {
    clock.advance(erasureHours * hour);
    await runErasures();
    await feed.work();
  }
  const before = 'Your ZarCodes account will be deleted';
  const after = 'Your ZarCodes account was deleted';
  const confirmed = { emailConfirmedAt: '2026-03-01T08:00:00.000Z' };

  test.each<[string, Item, string]>([
    ['with the name to an address that was confirmed', confirmed, 'Hello Thandi,'],
    ['without it to one that never was', {}, 'Hello,'],
  ])('before and after the deletion, %s', async (_, fields, greeting) => {
    const person = await world.personWithPassword(password);
    await world.updateUser(person, fields);
    await askToErase(person);
    expect(await mailsTo(person.email)).toEqual([`${before}: ${greeting}`]);
    await finish();
    expect(await mailsTo(person.email)).toEqual([`${before}: ${greeting}`, `${after}: ${greeting}`]);
  });

  test('when, what becomes of what, and how it is stopped', { tags: 'A19' }, async () => {
    clock.set('2026-04-01T08:00:00.000Z');
    const person = await world.personWithPassword(password);
    await askToErase(person);
    const text = (await textTo(person.email))?.replace(/token=\S+/, 'token=…');
    expect(text).toMatchInlineSnapshot(`
      "Hello,

      Somebody who knows the password of your ZarCodes account asked us to delete it. That happens on 4 Apr 2026, 10:00 (South African time). Until then everything stays as it is, and nobody can sign in.

      Then the account is erased, with its photos, requests, messages, creator page and the prepaid ZarCodes that are left. Its ZarCodes stop working for everyone. That cannot be undone.

      Was it you? Then there is nothing to do. If it wasn't, or if you have changed your mind, use the link below: the account stays, and you choose a new password.

      Keep the account: http://localhost:3000/keep-account?token=…

      ZarCodes, Cape Town"
    `);
    const other = await world.personWithPassword(password);
    await askToErase(other, 'keep');
    expect(await textTo(other.email)).toContain('Its ZarCodes stay, without a name.');
  });

  test('so to an address that awaits its confirmation too, once: else nobody could stop it', async () => {
    const person = await world.personWithPassword(password);
    await world.updateUser(person, { awaitsConfirmation: true });
    await askToErase(person);
    await finish();
    expect(await mailsTo(person.email)).toEqual([`${before}: Hello,`]);
  });

  test('so to an earlier address that could still undo its change, and one that waits for its confirmation', {
    tags: ['A17', 'A19'],
  }, async () => {
    const person = await world.personWithPassword(password);
    await world.updateUser(person, confirmed);
    const body = { token: await world.emailToken(person, 'new.owner@example.co.za') };
    expect((await world.call('auth.confirmEmail', { body })).status).toBe(200);
    await world.emailToken(person, 'waits@example.co.za');
    await askToErase(person);
    await finish();
    expect(await mailsTo('new.owner@example.co.za')).toEqual([
      `${before}: Hello Thandi,`,
      `${after}: Hello Thandi,`,
    ]);
    expect(await mailsTo(person.email)).toEqual([`${before}: Hello,`, `${after}: Hello,`]);
    expect(await mailsTo('waits@example.co.za')).toEqual([`${before}: Hello,`]);
    clock.advance(hour + 1);
    await runErasures();
    const left = JSON.stringify(await world.allItems());
    for (const email of [person.email, 'new.owner@', 'waits@']) expect(left).not.toContain(email);
  });

  test('nothing to a waiting address that is somebody else’s', async () => {
    const person = await world.personWithPassword(password);
    const other = await world.person();
    await world.call('user.updateProfile', { token: person.token, body: { email: other.email } });
    await askToErase(person);
    expect(await mailsTo(other.email)).toEqual(['Your email address already has an account: Hello,']);
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
  // The other one's account still is there, but nobody can sign in to it.
  expect(await erase(again)).toMatchObject(refused);
  clock.advance(erasureHours * hour);
  await runErasures();
  expect((await world.itemsOfType('user')).filter(({ role }) => role === 'super_admin')).toHaveLength(2);
});
