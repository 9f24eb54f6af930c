import { beforeEach, describe, expect, test } from 'vitest';
import { handler as sendMailings } from '#functions/jobs/sendMailings.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { aMailing } from '#test/support/mailings.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const password = 'a good password';
const { world, inbox, feed } = await openMailWorld({ now: clock.now });

let count = 0;
let email: string;
beforeEach(() => {
  clock.advance(hour);
  email = `new${++count}@example.co.za`;
});

const person = { firstName: 'Pay at the bank today', lastName: 'Nkosi', password, confirmPassword: password };
async function register() {
  const ip = `203.0.113.${count}`;
  expect((await world.call('auth.register', { body: { ...person, email }, ip })).status).toBe(201);
  await feed.work();
  const { body } = await world.call('auth.login', { body: { email, password }, ip });
  const token: string = body.token;
  const me = await world.call('auth.me', { token });
  return { id: String(me.body.user.id), email, token };
}
const linkTo = (address: string) => inbox.mailedToken(address, 'confirm-email');
const confirm = (token: string) =>
  world.call('auth.confirmEmail', { body: { token }, ip: `203.0.113.${count}` });
const profileOf = async ({ token }: { token: string }) => (await world.call('user.profile', { token })).body;
const work = async () => {
  // The number of an invoice comes first, and the receipt with it.
  for (let round = 0; round < 2; round++) await feed.work();
};

test('registering mails a link without any name, which confirms the address once', async () => {
  const owner = await register();
  const [mail, ...more] = await inbox.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Confirm your email address');
  expect(JSON.stringify(mail)).not.toContain(person.firstName);
  expect(await profileOf(owner)).toMatchObject({ email, awaitsConfirmation: true });
  expect(await profileOf(owner)).not.toHaveProperty('pendingEmail');
  const link = await linkTo(email);
  expect(await confirm(link)).toMatchObject({
    status: 200,
    body: { message: 'Your email address is confirmed.' },
  });
  expect(await profileOf(owner)).not.toHaveProperty('awaitsConfirmation');
  expect((await confirm(link)).status).toBe(422);
});

test('before, people sign in and buy, and get their receipt and new passwords, without a name', async () => {
  const owner = await register();
  const code = await world.buyCode(owner);
  await world.call('auth.forgotPassword', { body: { email } });
  await work();
  expect(await inbox.subjectsTo(email)).toEqual([
    'Confirm your email address',
    'Reset your ZarCodes password',
    `Your ZarCode ${code} is ready`,
  ]);
  expect(JSON.stringify(await inbox.mailsTo(email))).not.toContain(person.firstName);
});

test('before, they get the decision on their request, and nothing else that is not theirs to wait for', {
  tags: 'A17',
}, async () => {
  const owner = await register();
  const code = await world.buyCode(owner);
  await world.openEditWindow(owner, code);
  const change = { currentPassword: password, newPassword: 'another password' };
  expect((await world.call('user.password', { token: owner.token, body: change })).status).toBe(200);
  await work();
  const subjects = await inbox.subjectsTo(email);
  expect(subjects).toHaveLength(3);
  expect(subjects).not.toContain('Your ZarCodes password was changed');
  const [unsent] = (await world.itemsOfType('mail')).filter(
    ({ to, content }) => to === owner.id && content.kind === 'passwordChanged',
  );
  expect(unsent).toMatchObject({ unsentReason: 'unconfirmed' });
});

test('a mailing goes to them only once they have agreed and confirmed', async () => {
  const boss = await world.person({ role: 'super_admin' });
  const owner = await register();
  const call = (verb: 'create' | 'count' | 'send', input: object) =>
    world.call(`mailings.${verb}`, { token: boss.token, ...input });
  const { id } = (await call('create', { body: { ...aMailing, audience: { kind: 'person', email } } })).body;
  const counted = async () => (await call('count', { params: { id } })).body.recipients;
  expect(await counted()).toBe(0);
  await world.call('user.updateProfile', { token: owner.token, body: { emailNotifications: true } });
  expect(await counted()).toBe(0);
  await confirm(await linkTo(email));
  expect(await counted()).toBe(1);
  expect((await call('send', { params: { id }, body: { recipients: 1, version: 1 } })).status).toBe(200);
  await sendMailings();
  expect(await inbox.subjectsTo(email)).toHaveLength(2);
  expect((await profileOf(owner)).emailNotifications).toBe(true);
});

test('the link is sent again on request, at most five times an hour, and only the last one works', async () => {
  const owner = await register();
  const first = await linkTo(email);
  const again = () => world.call('user.updateProfile', { token: owner.token, body: { email } });
  expect(await again()).toMatchObject({ status: 200, body: { awaitsConfirmation: true } });
  await feed.work();
  expect(await inbox.subjectsTo(email)).toEqual(['Confirm your email address', 'Confirm your email address']);
  expect((await confirm(first)).status).toBe(422);
  const statuses = [];
  for (let time = 0; time < 5; time++) statuses.push((await again()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await feed.work();
  expect((await confirm(await linkTo(email))).status).toBe(200);
  // Then there is nothing to send.
  clock.advance(hour);
  const { status, body } = await again();
  expect([status, body.awaitsConfirmation]).toEqual([200, undefined]);
  const before = (await inbox.mailsTo(email)).length;
  await feed.work();
  expect(await inbox.mailsTo(email)).toHaveLength(before);
});

test('after a day the link has expired, and another one works', async () => {
  const owner = await register();
  const link = await linkTo(email);
  clock.advance(day);
  expect((await confirm(link)).status).toBe(422);
  const { token } = await world.signIn(owner);
  await world.call('user.updateProfile', { token, body: { email } });
  await feed.work();
  expect((await confirm(await linkTo(email))).status).toBe(200);
});

test('a new password by a mailed link confirms the address too', async () => {
  const owner = await register();
  const token = await world.resetToken(owner);
  const body = { token, password: 'another one', confirmPassword: 'another one' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(200);
  await feed.work();
  const signedIn = await world.signIn(owner, { tokenVersion: 2 });
  expect(await profileOf(signedIn)).not.toHaveProperty('awaitsConfirmation');
  expect(await inbox.subjectsTo(email)).toContain('Your ZarCodes password was changed');
});

test('somebody whose address was misspelt moves on, and its owner can undo nothing', {
  tags: 'A17',
}, async () => {
  const misspelt = email;
  const owner = await register();
  const right = `right${count}@example.co.za`;
  const body = { email: right };
  const requested = await world.call('user.updateProfile', { token: owner.token, body });
  expect(requested.body).toMatchObject({ pendingEmail: right, awaitsConfirmation: true });
  await feed.work();
  expect((await confirm(await linkTo(right))).status).toBe(200);
  await feed.work();
  expect(await profileOf(owner)).toMatchObject({ email: right });
  expect(await profileOf(owner)).not.toHaveProperty('awaitsConfirmation');
  expect(await inbox.subjectsTo(misspelt)).toEqual(['Confirm your email address']);
  // It is free at once.
  const again = { ...person, email: misspelt };
  expect((await world.call('auth.register', { body: again })).status).toBe(201);
});

test('a person who deletes the account before gets the link that stops it, and no mail about the end', async () => {
  const owner = await register();
  const body = { password, codes: 'release' };
  expect((await world.call('user.erase', { token: owner.token, body })).status).toBe(200);
  await feed.work();
  await world.endAccount(owner);
  await feed.work();
  expect(await inbox.subjectsTo(email)).toEqual([
    'Confirm your email address',
    'Your ZarCodes account will be deleted',
  ]);
});

test('the export says that the address awaits its confirmation', async () => {
  const { token } = await register();
  expect((await world.call('user.export', { token })).body.account).toMatchObject({
    awaitsConfirmation: true,
  });
});

describe('an account from before there was such a link', () => {
  const resetMail = async (to: string) => {
    await world.call('auth.forgotPassword', { body: { email: to } });
    await feed.work();
    return (await inbox.mailsTo(to)).at(-1)?.body.text;
  };

  test('gets all its mail, with its name in receipts only', async () => {
    const owner = await world.person({ firstName: 'Naledi' });
    expect(await profileOf(owner)).not.toHaveProperty('awaitsConfirmation');
    await world.buyCode(owner);
    await work();
    expect((await inbox.mailsTo(owner.email)).at(-1)?.body.text).toContain('Hello Naledi,');
    expect(await resetMail(owner.email)).toMatch(/^Hello,\n/);
  });

  test('gets its name in every mail once it was confirmed', async () => {
    const owner = await world.person({ firstName: 'Naledi' });
    await world.updateUser(owner, { emailConfirmedAt: clock.now().toISOString() });
    expect(await resetMail(owner.email)).toMatch(/^Hello Naledi,\n/);
  });
});
