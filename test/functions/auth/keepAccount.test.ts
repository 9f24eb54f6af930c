/** docs/product/profile.md#keeping-an-account-that-is-to-be-deleted */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { erasureHours } from '#shared/domain/account.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { crashAtTransaction, intercept } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const password = 'the thief knows it';
let world: World;
let inbox: Inbox;
let feed: Feed;
let owner: Person;
let count = 0;
beforeEach(async () => {
  // Else each run of the job erases everybody of the tests before.
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  feed = await openFeed(world.table, 'sideEffects');
  count += 1;
  owner = await world.personWithPassword(password);
});
afterEach(() => inbox.free());

const keep = (token: string) =>
  world.call('auth.keepAccount', { body: { token }, ip: `203.0.113.${count % 250}` });
const erase = async ({ token }: Person) => {
  const answer = await world.call('user.erase', { token, body: { password, codes: 'release' } });
  expect(answer.status, answer.raw).toBe(200);
};
const login = async (email: string, secret = password) =>
  (await world.call('auth.login', { body: { email, password: secret } })).status;
const reset = (token: string, secret: string) =>
  world.call('auth.resetPassword', { body: { token, password: secret, confirmPassword: secret } });
/** Of the newest link. */
async function mailedToken(address: string, page = 'keep-account'): Promise<string> {
  await feed.work();
  return inbox.mailedToken(address, page);
}
const userOf = async ({ id }: Person) => (await world.itemsOfType('user')).find((user) => user['id'] === id);
/** All that is stored, but for counters of attempts. */
const stored = async () => (await world.allItems()).filter(({ type }) => type !== 'rateLimit');
/** What an account has, but for the mails about it and what its end and its return change of it. */
const things = async () =>
  (await stored()).filter(
    ({ type }) =>
      !['mail', 'user', 'reset', 'scheduledErasure', 'stoppedErasure', 'emailChange'].includes(String(type)),
  );
/** Far behind the 72 hours. */
async function wait(): Promise<void> {
  clock.advance(2 * erasureHours * hour);
  await runErasures();
  clock.advance(hour + 1);
  await runErasures();
}

const kept = {
  status: 200,
  body: { message: 'Your account stays. We have emailed you a link to choose a new password.' },
};
const used = {
  status: 422,
  body: {
    code: 'email_link_invalid',
    message: 'The deletion was stopped already, and the account stays. To sign in, choose a new password.',
  },
};
const invalid = {
  status: 422,
  body: {
    code: 'email_link_invalid',
    message:
      'This link does not work: it is not complete, we emailed a newer one, or its 72 hours are over and the account was deleted.',
  },
};

test('the owner stops a thief who has a session and the password, and nothing is lost', {
  tags: 'A19',
}, async () => {
  await world.buyCode(owner);
  // Its invoice.
  await feed.work();
  const before = await things();
  await erase(owner);
  clock.advance(day);
  expect(await keep(await mailedToken(owner.email))).toMatchObject(kept);
  // The thief can't ask for it again.
  expect([await login(owner.email), (await world.call('auth.me', { token: owner.token })).status]).toEqual([
    401, 401,
  ]);
  expect((await reset(await mailedToken(owner.email, 'reset-password'), 'only mine')).status).toBe(200);
  expect(await login(owner.email, 'only mine')).toBe(200);
  await wait();
  expect(await things()).toEqual(before);
  expect(await login(owner.email, 'only mine')).toBe(200);
});

test('a mail says that the account stays, with the link to choose a new password', async () => {
  await world.updateUser(owner, { emailConfirmedAt: '2026-03-01T08:00:00.000Z' });
  await erase(owner);
  await keep(await mailedToken(owner.email));
  await feed.work();
  const last = (await inbox.mailsTo(owner.email)).at(-1);
  expect(last?.subject).toBe('Your ZarCodes account stays');
  expect(last?.body.text.replace(/token=\S+/, 'token=…')).toMatchInlineSnapshot(`
    "Hello Thandi,

    Your account was to be deleted. That was stopped by the link that we emailed, and nothing was lost.

    You are signed out everywhere, and the password from before no longer works. Use the link below to choose a new one. It works once and expires in an hour; “Forgot password?” on the sign-in page sends another one.

    Choose a new password: http://localhost:3000/reset-password?token=…

    ZarCodes, Cape Town"
  `);
});

test('it may be asked for again, and stopped again; an old link does not stop the new one', async () => {
  await erase(owner);
  const first = await mailedToken(owner.email);
  await keep(first);
  await world.setPassword(owner, password);
  clock.advance(hour);
  await erase(await world.signIn(owner, { tokenVersion: (await userOf(owner))?.['tokenVersion'] }));
  expect(await keep(first)).toMatchObject(invalid);
  expect(await keep(await mailedToken(owner.email))).toMatchObject(kept);
  await wait();
  expect(await userOf(owner)).toBeDefined();
});

describe('of an account whose address was changed', { tags: ['A17', 'A19'] }, () => {
  let stolen: string;
  beforeEach(async () => {
    stolen = `stolen${count}@example.co.za`;
    const token = await world.emailToken(owner, stolen);
    expect((await world.call('auth.confirmEmail', { body: { token } })).status).toBe(200);
  });
  const ofThief = async () => world.signIn(owner, { tokenVersion: (await userOf(owner))?.['tokenVersion'] });

  test('the earlier address stops it and gets the account back', async () => {
    await erase(await ofThief());
    expect(await keep(await mailedToken(owner.email))).toMatchObject(kept);
    expect(await userOf(owner)).toMatchObject({ email: owner.email });
    expect(await mailedToken(stolen, 'reset-password')).toBe('');
    expect((await reset(await mailedToken(owner.email, 'reset-password'), 'only mine')).status).toBe(200);
    expect([await login(owner.email, 'only mine'), await login(stolen)]).toEqual([200, 401]);
    await wait();
    expect(await login(owner.email, 'only mine')).toBe(200);
  });

  test('the same when the week in which the change can be undone ends before the 72 hours', async () => {
    clock.advance(6.5 * day);
    await erase(await ofThief());
    const token = await mailedToken(owner.email);
    clock.advance(2 * day);
    expect(await keep(token)).toMatchObject(kept);
    expect(await userOf(owner)).toMatchObject({ email: owner.email });
  });

  test('it stops it also where somebody else has the earlier address by then', async () => {
    clock.advance(6.5 * day);
    await erase(await ofThief());
    const token = await mailedToken(owner.email);
    clock.advance(2 * day);
    const body = { firstName: 'A', lastName: 'B', email: owner.email, password, confirmPassword: password };
    expect((await world.call('auth.register', { body })).status).toBe(201);
    expect(await keep(token)).toMatchObject(kept);
    expect(await userOf(owner)).toMatchObject({ email: stolen });
    await wait();
    expect(await userOf(owner)).toBeDefined();
  });

  test('the link that undoes the change stops it, too', async () => {
    await erase(await ofThief());
    const token = await mailedToken(owner.email, 'undo-email');
    expect((await world.call('auth.undoEmail', { body: { token } })).status).toBe(200);
    expect(await keep(await mailedToken(stolen))).toMatchObject(used);
    expect((await reset(await mailedToken(owner.email, 'reset-password'), 'only mine')).status).toBe(200);
    await wait();
    expect(await login(owner.email, 'only mine')).toBe(200);
  });

  test('of two links, the second one says that it was stopped', async () => {
    await erase(await ofThief());
    const [first, second] = [await mailedToken(owner.email), await mailedToken(stolen)];
    expect(await keep(first)).toMatchObject(kept);
    expect(await keep(second)).toMatchObject(used);
    expect(await userOf(owner)).toMatchObject({ email: owner.email });
  });

  test('after an admin has set another address, the earlier one stops it and gets nothing', async () => {
    await erase(await ofThief());
    const token = await mailedToken(owner.email);
    const admin = await world.person({ role: 'admin' });
    const byAdmin = `admin${count}@example.co.za`;
    const change = { token: admin.token, params: { id: owner.id }, body: { email: byAdmin } };
    expect((await world.call('users.update', change)).status).toBe(200);
    expect(await keep(token)).toMatchObject(kept);
    expect(await userOf(owner)).toMatchObject({ email: byAdmin });
  });
});

test('an address that waits for its confirmation stops it, and does not get the account', {
  tags: 'A19',
}, async () => {
  const waiting = `waits${count}@example.co.za`;
  await world.emailToken(owner, waiting);
  await erase(owner);
  expect(await keep(await mailedToken(waiting))).toMatchObject(kept);
  expect(await userOf(owner)).toMatchObject({ email: owner.email });
  expect(await mailedToken(waiting, 'reset-password')).toBe('');
  expect(await mailedToken(owner.email, 'reset-password')).not.toBe('');
});

describe('a link', { tags: 'A19' }, () => {
  test('works once, also at the same time', async () => {
    await erase(owner);
    const token = await mailedToken(owner.email);
    const answers = await Promise.all([keep(token), keep(token), keep(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const before = await stored();
    expect(await keep(token)).toMatchObject(used);
    expect(await stored()).toEqual(before);
  });

  test('works up to the moment at which the job begins, and not after', async () => {
    await erase(owner);
    const token = await mailedToken(owner.email);
    const late = await world.personWithPassword(password);
    await erase(late);
    const lateToken = await mailedToken(late.email);
    clock.advance(erasureHours * hour);
    // The job is late.
    expect(await keep(token)).toMatchObject(kept);
    await runErasures();
    expect([await userOf(owner), await userOf(late)]).toEqual([expect.anything(), undefined]);
    const before = await stored();
    expect(await keep(lateToken)).toMatchObject(invalid);
    expect(await stored()).toEqual(before);
    await wait();
    expect(await keep(lateToken)).toMatchObject(invalid);
  });

  test('and the job at the same moment: one of them', async () => {
    for (const isFirst of [true, false]) {
      const person = await world.personWithPassword(password);
      await erase(person);
      const token = await mailedToken(person.email);
      clock.advance(erasureHours * hour);
      let status = 0;
      let begun = false;
      // The one has read everything and is about to write when the other does all of it.
      const remove = intercept(world.table.client, async ({ operation }, send) => {
        if (operation !== 'TransactWriteItems' || begun) return send();
        begun = true;
        if (isFirst) ({ status } = await keep(token));
        else await runErasures();
        return send();
      });
      if (isFirst) await runErasures();
      else ({ status } = await keep(token));
      remove();
      expect([status, (await userOf(person)) === undefined]).toEqual(isFirst ? [200, false] : [422, true]);
      await runErasures();
      expect((await userOf(person)) === undefined).toBe(!isFirst);
    }
  });

  test('is replaced by another one that “Forgot password” sends', async () => {
    await erase(owner);
    const first = await mailedToken(owner.email);
    expect((await world.call('auth.forgotPassword', { body: { email: owner.email } })).status).toBe(200);
    const second = await mailedToken(owner.email);
    expect(await mailedToken(owner.email, 'reset-password')).toBe('');
    expect(await keep(first)).toMatchObject(invalid);
    expect(await keep(second)).toMatchObject(kept);
  });

  test('stops it for a disabled account, which stays disabled', async () => {
    await erase(owner);
    const token = await mailedToken(owner.email);
    await world.updateUser(owner, { disabled: true });
    expect(await keep(token)).toMatchObject(kept);
    expect(await userOf(owner)).toMatchObject({ disabled: true });
    expect(await mailedToken(owner.email, 'reset-password')).toBe('');
    await wait();
    expect(await userOf(owner)).toBeDefined();
  });

  test('does not work with another secret or for another account', async () => {
    await erase(owner);
    const [id, secret = ''] = (await mailedToken(owner.email)).split('.');
    const other = await world.personWithPassword(password);
    await erase(other);
    const before = await stored();
    const guessed = secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const token of [`${id}.${guessed}`, `${other.id}.${secret}`, `usr_${'0'.repeat(20)}.${secret}`]) {
      expect(await keep(token)).toMatchObject(invalid);
    }
    expect(await stored()).toEqual(before);
  });

  test.each(['', 'x', 'usr_1.x'])('is refused with the malformed token %j', async (token) => {
    expect(await keep(token)).toMatchObject({
      status: 400,
      body: { fields: { token: invalid.body.message } },
    });
  });

  test('is not made for a mail that is late: the deletion was stopped', async () => {
    await erase(owner);
    await feed.work();
    await keep(await mailedToken(owner.email));
    const mails = await inbox.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your ZarCodes account will be deleted']);
  });
});

test.each(['before', 'after'] as const)(
  'nothing is half done after a crash %s the transaction',
  { tags: ['A19', 'C6'] },
  async (when) => {
    await erase(owner);
    const token = await mailedToken(owner.email);
    const process = crashAtTransaction(world.table.client, when);
    expect((await keep(token)).status).toBe(500);
    process.restart();
    expect(await keep(token)).toMatchObject(when === 'before' ? kept : used);
    await wait();
    expect(await userOf(owner)).toBeDefined();
  },
);

describe('meanwhile', { tags: 'A19' }, () => {
  test('an admin can delete the account at once', async () => {
    await erase(owner);
    const token = await mailedToken(owner.email);
    const admin = await world.person({ role: 'admin' });
    const body = { codes: 'release', reason: 'They asked us to.' };
    const deleted = await world.call('users.delete', { token: admin.token, params: { id: owner.id }, body });
    expect(deleted.status, deleted.raw).toBe(200);
    expect(await keep(token)).toMatchObject(invalid);
    expect(await world.itemsOfType('scheduledErasure')).toEqual([]);
    await wait();
    expect(JSON.stringify(await stored())).not.toContain(owner.email);
  });

  test('an admin sees it, and can stop it for a person who can’t read mail', async () => {
    const admin = await world.person({ role: 'admin' });
    const ofAdmin = (key: 'users.detail' | 'users.keepAccount' | 'users.update', body?: object) =>
      world.call(key, { token: admin.token, params: { id: owner.id }, ...(body && { body }) });
    const refused = await ofAdmin('users.keepAccount');
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'This account is not going to be deleted.' },
    });
    await erase(owner);
    const token = await mailedToken(owner.email);
    const erasesAt = new Date(clock.now().getTime() + erasureHours * hour * 1000).toISOString();
    expect((await ofAdmin('users.detail')).body.user).toMatchObject({ erasesAt });
    const other = `other${count}@example.co.za`;
    await ofAdmin('users.update', { email: other });
    const kept = await ofAdmin('users.keepAccount');
    expect(kept.status, kept.raw).toBe(200);
    expect(kept.body.user).not.toHaveProperty('erasesAt');
    expect(await keep(token)).toMatchObject(used);
    expect((await reset(await mailedToken(other, 'reset-password'), 'only mine')).status).toBe(200);
    await wait();
    expect(await login(other, 'only mine')).toBe(200);
    const entries = (await world.itemsOfType('audit')).filter(({ action }) => action === 'users.keepAccount');
    expect(entries).toMatchObject([{ changes: [{ field: 'erasesAt', from: erasesAt, to: null }] }]);
  });

  test.each([false, true])(
    'an address that an admin has set gets a link by “Forgot password”; opened after the earlier one’s: %j',
    async (isEarlier) => {
      const stolen = `stolen${count}@example.co.za`;
      const confirm = { body: { token: await world.emailToken(owner, stolen) } };
      expect((await world.call('auth.confirmEmail', confirm)).status).toBe(200);
      await erase(await world.signIn(owner, { tokenVersion: (await userOf(owner))?.['tokenVersion'] }));
      const earlier = await mailedToken(owner.email);
      const admin = await world.person({ role: 'admin' });
      const email = `admin${count}@example.co.za`;
      const change = { token: admin.token, params: { id: owner.id }, body: { email } };
      expect((await world.call('users.update', change)).status).toBe(200);
      expect((await world.call('auth.forgotPassword', { body: { email } })).status).toBe(200);
      const token = await mailedToken(email);
      // The link to the earlier address goes on to stop it, and still gets nothing.
      expect(await keep(isEarlier ? earlier : token)).toMatchObject(kept);
      expect(await userOf(owner)).toMatchObject({ email });
      expect(await keep(isEarlier ? token : earlier)).toMatchObject(used);
      expect((await reset(await mailedToken(email, 'reset-password'), 'only mine')).status).toBe(200);
      await wait();
      expect(await login(email, 'only mine')).toBe(200);
    },
  );

  test('a password link that was mailed before, and a new address, do nothing', async () => {
    const resetToken = await world.resetToken(owner);
    const emailToken = await world.emailToken(owner, `new${count}@example.co.za`);
    await erase(owner);
    expect((await reset(resetToken, 'a new password')).status).toBe(422);
    expect((await world.call('auth.confirmEmail', { body: { token: emailToken } })).status).toBe(422);
    expect(await login(owner.email)).toBe(422);
  });

  test('what was ordered before is issued when it is paid, and stays with the account', async () => {
    const place = { title: 'Spaza', latitude: -25.75, longitude: 28.19, city: 'Pretoria' };
    const body = { zarcode: { ...place, suburb: 'Arcadia', province: 'Gauteng', termsConfirmed: true } };
    const order = await world.call('payments.create', { token: owner.token, body });
    expect(order.status, order.raw).toBe(201);
    await erase(owner);
    expect(await keep(await mailedToken(owner.email))).toMatchObject(kept);
    const again = await world.signIn(owner, { tokenVersion: (await userOf(owner))?.['tokenVersion'] });
    const paid = await world.call('payments.complete', {
      token: again.token,
      params: { id: order.body.id },
      body: {},
    });
    expect(paid.body).toMatchObject({ status: 'complete' });
  });
});
