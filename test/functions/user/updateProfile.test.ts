import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { hour, testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
let person: Person;
beforeEach(async () => {
  person = await world.person();
});

let count = 0;
const newEmail = () => `new${++count}@example.co.za`;
const update = (body: unknown, { token } = person) => world.call('user.updateProfile', { token, body });
const profile = async () => (await world.call('user.profile', { token: person.token })).body;

test('saves any part of the profile, and cleans what was typed', async () => {
  const names = await update({ firstName: '  Thandeka\u200b ', lastName: 'Mokoena' });
  expect(names.body).toMatchObject({ firstName: 'Thandeka', lastName: 'Mokoena', contactTel: '' });
  const rest = await update({ contactTel: '082 123-4567', emailNotifications: false });
  const saved = {
    firstName: 'Thandeka',
    lastName: 'Mokoena',
    email: person.email,
    contactTel: '0821234567',
    emailNotifications: false,
    consent: { agreed: false, at: clock.now().toISOString(), words: 'Send me news and offers by email' },
  };
  expect(rest.body).toEqual(saved);
  expect(await profile()).toEqual(saved);
  const { consent: _, ...own } = saved;
  expect((await world.call('auth.me', { token: person.token })).body.user).toMatchObject(own);
  expect((await update({ contactTel: '' })).body.contactTel).toBe('');
});

test('saves the language, which the answers about the person follow', async () => {
  expect((await update({ language: 'st' })).body).toMatchObject({ language: 'st' });
  expect(await profile()).toMatchObject({ language: 'st', firstName: 'Thandi' });
  const { token } = person;
  expect((await world.call('auth.me', { token })).body.user).toMatchObject({ language: 'st' });
  expect((await world.call('user.export', { token })).body.account).toMatchObject({ language: 'st' });
  expect((await update({ language: 'en' })).body).toMatchObject({ language: 'en' });
});

describe('news and offers', () => {
  const consents = async () => {
    const { body } = await world.call('user.export', { token: person.token });
    return body.account.consents;
  };
  const at = clock.now().toISOString();
  const asked = 'May we send you news and offers? You can stop at any time.';
  const inSettings = 'Send me news and offers by email';

  test('what was answered, when and to which words is stored, and in the export', async () => {
    await update({ emailNotifications: false });
    await update({ emailNotifications: true, askedBy: 'firstCode' });
    await update({ emailNotifications: false, askedBy: 'settings' });
    expect(await consents()).toEqual([
      { agreed: false, at, words: inSettings },
      { agreed: true, at, words: asked },
      { agreed: false, at, words: inSettings },
    ]);
    expect(await profile()).toMatchObject({ emailNotifications: false, consent: { agreed: false } });
  });

  test('who says no to the question has answered it, and who changes nothing has not', async () => {
    await update({ emailNotifications: true, firstName: 'Naledi' });
    expect(await consents()).toEqual([]);
    await update({ emailNotifications: false, askedBy: 'firstCode' });
    await update({ emailNotifications: false, askedBy: 'firstCode' });
    expect(await consents()).toEqual(Array(2).fill({ agreed: false, at, words: asked }));
  });

  test('the last ten answers are kept', async () => {
    for (let time = 0; time < 12; time++)
      await update({ emailNotifications: time % 2 === 0, askedBy: 'settings' });
    const kept = await consents();
    expect(kept).toHaveLength(10);
    expect(kept.at(-1)).toMatchObject({ agreed: false });
  });

  test('the words are ours, and come with an answer', async () => {
    expect((await update({ emailNotifications: true, askedBy: 'an advertisement' })).status).toBe(400);
    expect((await update({ askedBy: 'settings' })).status).toBe(400);
    expect(await consents()).toEqual([]);
  });
});

test('two changes at the same time are both saved', async () => {
  await Promise.all([update({ firstName: 'Naledi' }), update({ lastName: 'Khumalo' })]);
  expect(await profile()).toMatchObject({ firstName: 'Naledi', lastName: 'Khumalo' });
});

test.each([
  ['firstName', ' \u200b', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'no address', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['contactTel', 'call me', 'Please enter a valid phone number.'],
  ['emailNotifications', 'yes', 'Please choose yes or no.'],
  ['language', 'xx', 'Please choose one of the languages.'],
  ['language', '', 'Please choose one of the languages.'],
])('refuses %s %j, and saves nothing', async (field, value, message) => {
  const answer = await update({ lastName: 'Botha', [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ [field]: message });
  expect(await profile()).toMatchObject({ lastName: 'Nkosi' });
});

test('nobody changes their role, or anything else that is not in the profile', async () => {
  for (const field of ['role', 'tokenVersion', 'disabled', 'id', 'passwordHash']) {
    expect((await update({ [field]: 'super_admin' })).status).toBe(400);
  }
});

describe('another email address', () => {
  test('waits: the link goes to it, and a notice to the old one', async () => {
    const email = newEmail();
    const answer = await update({ firstName: 'Naledi', email: ` ${email.toUpperCase()} ` });
    expect(answer.body).toMatchObject({ firstName: 'Naledi', email: person.email, pendingEmail: email });
    await feed.work();
    expect(await inbox.subjectsTo(email)).toEqual(['Confirm your new email address']);
    expect(await inbox.subjectsTo(person.email)).toEqual(['Your email address is about to change']);
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.body.text).toMatch(/\/confirm-email\?token=usr_\w{20}\.[\w-]{43}\n/);
    expect(mail?.body.text).toMatch(/^Hello,\n/);
    // The table has only a hash of the link.
    const secret = /\.([\w-]{43})\n/.exec(mail?.body.text ?? '')?.[1] ?? '?';
    expect(JSON.stringify(await world.allItems())).not.toContain(secret);
  });

  test('that has an account is answered in the same way: only a mail to it says so', async () => {
    const other = await world.person();
    const free = newEmail();
    const taken = await update({ email: other.email });
    expect(taken.body).toMatchObject({ email: person.email, pendingEmail: other.email });
    const second = await world.person();
    const answer = await update({ email: free }, second);
    expect([answer.status, Object.keys(answer.body)]).toEqual([taken.status, Object.keys(taken.body)]);

    await feed.work();
    expect(await inbox.subjectsTo(other.email)).toEqual(['Your email address already has an account']);
    const [mail] = await inbox.mailsTo(other.email);
    expect(mail?.body.text).not.toMatch(/token=|Thandi|Nkosi/);
    expect(mail?.body.text).not.toContain(person.email);
    expect(await inbox.subjectsTo(person.email)).toEqual(await inbox.subjectsTo(second.email));
  });

  test('a newer one replaces it: only the newer gets a link', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await update({ email: first });
    await update({ email: second });
    await feed.work();
    expect(await inbox.subjectsTo(first)).toEqual([]);
    expect(await inbox.subjectsTo(second)).toEqual(['Confirm your new email address']);
    expect(await profile()).toMatchObject({ pendingEmail: second });
  });

  test("the account's own address withdraws it", async () => {
    const email = newEmail();
    await update({ email });
    const answer = await update({ email: person.email });
    expect(answer.body).not.toHaveProperty('pendingEmail');
    expect(await profile()).not.toHaveProperty('pendingEmail');
    await feed.work();
    expect(await inbox.subjectsTo(email)).toEqual([]);
  });

  test('requested again after it was withdrawn, one link is mailed', async () => {
    const email = newEmail();
    await update({ email });
    await update({ email: person.email });
    clock.advance(1);
    await update({ email });
    await feed.work();
    expect(await inbox.subjectsTo(email)).toEqual(['Confirm your new email address']);
  });

  test('other changes leave it waiting', async () => {
    const email = newEmail();
    await update({ email });
    expect((await update({ firstName: 'Naledi' })).body).toMatchObject({ pendingEmail: email });
  });

  test('can be requested five times an hour, and five times for one address', async () => {
    const email = newEmail();
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await update({ email: newEmail() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // What is refused saves nothing.
    expect((await update({ firstName: 'Refused', email: newEmail() })).status).toBe(429);
    expect(await profile()).toMatchObject({ firstName: 'Thandi' });
    expect((await update({ firstName: 'Naledi' })).status).toBe(200);
    clock.advance(hour);
    for (let time = 0; time < 5; time++) await update({ email }, await world.person());
    expect((await update({ email }, await world.person())).status).toBe(429);
  });
});

test('a change does not bring back an account that was deleted at the same moment', async () => {
  const { client, name } = world.table;
  const remove = intercept(client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    const key = { pk: `USER#${person.id}`, sk: 'USER' };
    await client.send(new DeleteCommand({ TableName: name, Key: key }));
    return send();
  });
  const answer = await update({ firstName: 'Undine', email: newEmail() });
  expect(answer.status).toBe(401);
  expect((await world.allItems()).filter((item) => JSON.stringify(item).includes('Undine'))).toEqual([]);
  expect((await world.itemsOfType('user')).filter(({ id }) => id === person.id)).toEqual([]);
});
