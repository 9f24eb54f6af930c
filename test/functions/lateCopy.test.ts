/** Reads that are not consistent may miss the writes of the last moments (docs/decisions/0094). */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { uploadRequest } from '#test/support/images.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { missLatestWrites } from '#test/support/staleReads.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const tags = 'C20';
const password = 'a good password';
const { now } = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let inbox: Inbox;
let feed: Feed;
let superAdmin: Person;
let person: Person;
let endLag: () => void;
beforeAll(async () => {
  world = await newWorld({ now });
  inbox = await newInbox();
  feed = await openFeed(world.table, 'sideEffects');
  return () => inbox.free();
});
beforeEach(async () => {
  superAdmin = await world.person({ role: 'super_admin' });
  person = await world.personWithPassword(password);
  await world.addVoucher('WINTER', 20);
  endLag = missLatestWrites(world.table, now);
});
afterEach(() => endLag());

const ofAdmin = (key: Parameters<World['call']>[0], id: string, body: object = {}) =>
  world.call(key, { token: superAdmin.token, params: { id }, body });
const login = async (typed: string) =>
  (await world.call('auth.login', { body: { email: person.email, password: typed } })).status;

test('an admin sees what they changed, and can change it again', { tags }, async () => {
  const first = await ofAdmin('users.update', person.id, { firstName: 'Naledi', version: 1 });
  expect(first).toMatchObject({ status: 200, body: { user: { firstName: 'Naledi', version: 2 } } });
  const { version } = first.body.user;
  const second = await ofAdmin('users.update', person.id, { lastName: 'Khumalo', version });
  expect(second).toMatchObject({ status: 200, body: { user: { firstName: 'Naledi', lastName: 'Khumalo' } } });
  expect((await ofAdmin('users.toggle', person.id)).body.user.disabled).toBe(true);
  expect((await ofAdmin('users.toggle', person.id)).body.user.disabled).toBe(false);
});

test('the session of a disabled account ends at once', { tags }, async () => {
  await ofAdmin('users.toggle', person.id);
  expect((await world.call('user.profile', { token: person.token })).status).toBe(401);
});

test('a new password counts at once, and the old one no longer', { tags }, async () => {
  const token = await world.resetToken(person);
  const body = { token, password: 'a new password', confirmPassword: 'a new password' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(200);
  expect(await login(password)).toBe(401);
  expect(await login('a new password')).toBe(200);
});

test('who has just registered signs in, and gets the mail', { tags }, async () => {
  const email = 'sipho@example.co.za';
  const names = { firstName: 'Sipho', lastName: 'Dlamini' };
  const account = { ...names, email, password, confirmPassword: password };
  expect((await world.call('auth.register', { body: account })).status).toBe(201);
  expect((await world.call('auth.login', { body: { email, password } })).status).toBe(200);
  await world.call('auth.forgotPassword', { body: { email } });
  await feed.work();
  const mails = (await inbox.mails()).filter(({ destination }) => destination.to.includes(email));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirm your email address',
    'Reset your ZarCodes password',
  ]);
});

test('a voucher is advertised, and no longer, as the admin says', { tags }, async () => {
  const promote = async (isPromoted: boolean) =>
    (await ofAdmin('vouchers.promote', 'WINTER', { isPromoted })).body.isPromoted;
  expect(await promote(true)).toBe(true);
  expect(await promote(false)).toBe(false);
  expect(await world.itemsOfType('promoted')).toMatchObject([{ codes: [] }]);
});

test('a code that was just bought gets photos and a change request, and can be deleted', {
  tags,
}, async () => {
  const code = await world.buyCode(person);
  const { token } = person;
  const params = { code };
  const photo = uploadRequest(Buffer.alloc(1000));
  expect((await world.call('images.create', { token, params, body: photo })).status).toBe(201);
  const id = await world.requestChange(person, code);
  expect((await ofAdmin('changeRequests.decide', id, { decision: 'approve' })).status).toBe(200);
  expect((await world.call('zarcodes.delete', { token, params })).status).toBe(200);
  expect((await world.call('zarcodes.delete', { token, params })).status).toBe(404);
});
