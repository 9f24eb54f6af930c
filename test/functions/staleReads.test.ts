/** Reads that are not consistent may miss the writes of the last moments (docs/decisions/0004). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashed } from '#functions/data/hashed.ts';
import { getPayment } from '#functions/data/payments.ts';
import { clearSuppression, suppress } from '#functions/data/suppressions.ts';
import { recipientOf } from '#functions/domain/mailings/recipients.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { testClock } from '#test/support/clock.ts';
import { uploadRequest } from '#test/support/images.ts';
import { unsubscribeTokenOf } from '#test/support/mailings.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import { missLatestWrites } from '#test/support/staleReads.ts';
import type { Person, World } from '#test/support/world.ts';

const password = 'a good password';
const always = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2027-01-01T00:00:00.000Z' };
const { now } = testClock('2026-04-01T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now });
let superAdmin: Person;
let voucher: string;
let vouchers = 0;
let person: Person;
let endLag: () => void;
beforeEach(async () => {
  superAdmin = await world.person({ role: 'super_admin' });
  person = await world.personWithPassword(password);
  voucher = `WINTER${++vouchers}`;
  await world.addVoucher(voucher, 20);
  endLag = missLatestWrites(world.table, now);
});
afterEach(() => endLag());

const ofAdmin = (key: Parameters<World['call']>[0], id: string, body: object = {}) =>
  world.call(key, { token: superAdmin.token, params: { id }, body });
const login = async (typed: string) =>
  (await world.call('auth.login', { body: { email: person.email, password: typed } })).status;

test('an admin sees what they changed, and can change it again', { tags: 'C20' }, async () => {
  const look = async () => (await ofAdmin('users.detail', person.id)).body.user;
  const first = await ofAdmin('users.update', person.id, { firstName: 'Naledi', version: 1 });
  expect(first).toMatchObject({ status: 200, body: { user: { firstName: 'Naledi', version: 2 } } });
  expect(await look()).toMatchObject({ firstName: 'Naledi', version: 2 });
  const { version } = await look();
  expect((await ofAdmin('users.update', person.id, { lastName: 'Khumalo', version })).status).toBe(200);
  expect(await look()).toMatchObject({ firstName: 'Naledi', lastName: 'Khumalo', version: 3 });
  expect((await ofAdmin('users.toggle', person.id)).body.user.disabled).toBe(true);
  expect((await ofAdmin('users.toggle', person.id)).body.user.disabled).toBe(false);
});

test('an admin who comes second is told what the first one changed', { tags: 'C20' }, async () => {
  await ofAdmin('users.update', person.id, { firstName: 'Naledi', version: 1 });
  const second = await ofAdmin('users.update', person.id, { lastName: 'Khumalo', version: 1 });
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('firstName') } });
});

test('the session of a disabled account ends at once', { tags: 'C20' }, async () => {
  await ofAdmin('users.toggle', person.id);
  expect((await world.call('user.profile', { token: person.token })).status).toBe(401);
});

test('a new password counts at once, and the old one no longer', { tags: 'C20' }, async () => {
  const token = await world.resetToken(person);
  const body = { token, password: 'a new password', confirmPassword: 'a new password' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(200);
  expect(await login(password)).toBe(401);
  expect(await login('a new password')).toBe(200);
});

test('a person who has just registered signs in, and gets the mails', { tags: 'C20' }, async () => {
  const email = 'sipho@example.co.za';
  const names = { firstName: 'Sipho', lastName: 'Dlamini' };
  const account = { ...names, email, password, confirmPassword: password };
  expect((await world.call('auth.register', { body: account })).status).toBe(201);
  expect((await world.call('auth.login', { body: { email, password } })).status).toBe(200);
  await world.call('auth.forgotPassword', { body: { email } });
  await feed.work();
  const mails = await inbox.mailsTo(email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirm your email address',
    'Reset your ZarCodes password',
  ]);
});

describe('a mailing', { tags: 'C20' }, () => {
  const everybody = { kind: 'all' } as const;
  const recipient = () => recipientOf(world.deps, person.id, everybody);
  const wantsMail = (emailNotifications: boolean) =>
    world.call('user.updateProfile', { token: person.token, body: { emailNotifications } });

  test('does not go to a person who has just switched emails off', async () => {
    expect(await recipient()).toMatchObject({ id: person.id });
    await wantsMail(false);
    expect(await recipient()).toBeNull();
  });

  test('does not go to an address that has just bounced, until it is cleared', async () => {
    await suppress(world.table, person.email, { reason: 'bounce', at: now().toISOString() });
    expect(await recipient()).toBeNull();
    await clearSuppression(world.table, hashed(person.email));
    expect(await world.itemsOfType('suppression')).toEqual([]);
  });

  test('has a link that works for a person who has just switched emails on', async () => {
    endLag();
    await wantsMail(false);
    endLag = missLatestWrites(world.table, now);
    await wantsMail(true);
    await world.call('unsubscribe.create', { query: { token: await unsubscribeTokenOf(world, person) } });
    expect((await world.call('auth.me', { token: person.token })).body.user.emailNotifications).toBe(false);
  });
});

test('a change of the email address that was just made is undone', { tags: 'C20' }, async () => {
  const token = await world.undoToken(person);
  expect((await world.call('auth.undoEmail', { body: { token } })).status).toBe(200);
});

test('a voucher is advertised, and no longer, as the admin says', { tags: 'C20' }, async () => {
  const promote = async (isPromoted: boolean) =>
    (await ofAdmin('vouchers.promote', voucher, { isPromoted })).body.isPromoted;
  expect(await promote(true)).toBe(true);
  expect(await promote(false)).toBe(false);
  expect(await world.itemsOfType('promoted')).toMatchObject([{ codes: [] }]);
});

test('of two admins who change a voucher, the second is told what the first one changed', {
  tags: 'C20',
}, async () => {
  const first = await ofAdmin('vouchers.update', voucher, { percentOff: 30, version: 1 });
  const { version } = first.body;
  const second = await ofAdmin('vouchers.update', voucher, { percentOff: 40, version: 1 });
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('percentOff: 30') } });
  expect((await ofAdmin('vouchers.update', voucher, { percentOff: 40, version })).status).toBe(200);
});

test('an order has the price of a voucher as it is now', { tags: 'C20' }, async () => {
  const order = async (voucherCode: string) =>
    (await world.call('payments.create', { token: person.token, body: { bundle: 5, voucherCode } })).status;
  await ofAdmin('vouchers.update', voucher, { end: true });
  expect(await order(voucher)).toBe(422);
  await ofAdmin('vouchers.create', '', { code: 'SPRING', percentOff: 10, ...always });
  expect(await order('SPRING')).toBe(201);
});

test('the use of a voucher that was just given back is there again', { tags: 'C20' }, async () => {
  endLag();
  await world.addVoucher(voucher, { percentOff: 20, maxUsesPerUser: 1 });
  const { token } = person;
  const order = () => world.call('payments.create', { token, body: { bundle: 5, voucherCode: voucher } });
  const { id } = (await order()).body;
  expect((await order()).status).toBe(422);
  endLag = missLatestWrites(world.table, now);
  const open = await getPayment(world.table, id);
  expect(open && (await closeOrder(world.deps, open, 'failed'))).toBe(true);
  expect((await order()).status).toBe(201);
});

describe('a code that was just bought', { tags: 'C20' }, () => {
  let call: { token: string; params: { code: string } };
  beforeEach(async () => {
    call = { token: person.token, params: { code: await world.buyCode(person) } };
  });

  test('gets a photo', async () => {
    const body = uploadRequest(Buffer.alloc(1000));
    expect((await world.call('images.create', { ...call, body })).status).toBe(201);
  });

  test('gets a change request, which is decided', async () => {
    const id = await world.requestChange(person, call.params.code);
    expect((await ofAdmin('changeRequests.decide', id, { decision: 'approve' })).status).toBe(200);
  });

  test('is deleted, once', async () => {
    expect((await world.call('zarcodes.delete', call)).status).toBe(200);
    expect((await world.call('zarcodes.delete', call)).status).toBe(404);
  });
});
