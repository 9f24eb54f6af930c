import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T21:30:00.000Z');
let world: World;
let owner: Person;
let admin: Person;
let code: string;
let id: string;
let inbox: Inbox;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  return () => inbox.free();
});
beforeEach(async () => {
  owner = await world.person();
  admin = await world.person({ role: 'admin' });
  code = await world.buyCode(owner);
  id = await world.requestChange(owner, code);
});

const note = 'Please use the gate in Park Street.\nThank you.';
const decide = (body: unknown = { decision: 'approve', note }, { token } = admin, params = { id }) =>
  world.call('changeRequests.decide', { token, params, body });
const reject = { decision: 'reject', note };
const listed = async (query: object = {}) =>
  (await world.call('changeRequests.list', { token: admin.token, query: { ...query } })).body;
const stored = async () =>
  (await world.itemsOfType('changeRequest')).find(({ userId }) => userId === owner.id);
const mails = async () =>
  (await world.itemsOfType('mail')).filter(
    ({ to, content }) => to === owner.id && content.kind === 'changeDecision',
  );
const notes = async () =>
  (await world.itemsOfType('notification')).filter(
    ({ userId, content }) => userId === owner.id && content.kind === 'changeRequest',
  );
const cards = async () => (await world.call('changeRequests.my', { token: owner.token })).body.changeRequests;

/** The mail that the owner gets. */
async function sent() {
  const feed = await openFeed(world.table, 'sideEffects');
  await feed.work();
  return (await inbox.mailsTo(owner.email)).at(-1);
}

test('approving opens the edit window by the server’s clock, with a mail and a notification', {
  tags: 'A12',
}, async () => {
  clock.advance(60);
  const at = clock.now().toISOString();
  const answer = await decide();
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    id,
    zarcode: code,
    title: pretoria.title,
    status: 'approved',
    reason: 'The gate has moved to Park Street.',
    createdAt: expect.any(String),
    decidedAt: at,
    note,
    user: { id: owner.id, firstName: 'Thandi', lastName: 'Nkosi', email: owner.email },
  });
  expect(await stored()).toMatchObject({
    status: 'approved',
    approvedAt: at,
    decidedBy: admin.id,
    version: 2,
  });
  const [card] = await cards();
  expect(card).toMatchObject({ status: 'approved', approvedAt: at });
  expect(card).not.toHaveProperty('note');
  expect(await notes()).toMatchObject([{ content: { code: code.replace('-', ''), decision: 'approved' } }]);
  const mail = await sent();
  expect(mail?.subject).toBe(`You can edit ${code} now`);
  expect(mail?.body.text).toContain('until 11 Mar 2026, 23:31 (South African time)');
  expect(mail?.body.text).toContain('Please use the gate in Park Street.');
  expect(mail?.body.text).toContain(`http://localhost:3000/zarcodes/${code}/edit`);
});

test('rejecting is mailed with the note; without one the mail says how to find out', async () => {
  expect(await decide(reject)).toMatchObject({ status: 200, body: { status: 'rejected', note } });
  expect(await stored()).toMatchObject({ status: 'rejected', rejectedAt: clock.now().toISOString() });
  expect(await notes()).toMatchObject([{ content: { decision: 'rejected' } }]);
  const mail = await sent();
  expect(mail?.subject).toBe(`Your change request for ${code} was not approved`);
  expect(mail?.body.text).toContain('Please use the gate in Park Street.');

  id = await world.requestChange(owner, code);
  await decide({ decision: 'reject' });
  expect((await sent())?.body.text).toContain('To find out why, reply to this email.');
});

describe('refuses', () => {
  test('one’s own request', async () => {
    await world.updateUser(owner, { role: 'super_admin' });
    expect(await decide(undefined, owner)).toMatchObject({
      status: 422,
      body: {
        code: 'own_change_request',
        message: 'You cannot decide on your own change request. Please ask another admin.',
      },
    });
    expect(await mails()).toEqual([]);
  });

  test('one that was decided', async () => {
    await decide();
    expect(await decide(reject)).toMatchObject({
      status: 409,
      body: { code: 'change_request_decided', message: 'This change request has already been approved.' },
    });
    expect([(await mails()).length, (await notes()).length]).toEqual([1, 1]);
  });

  test('one that is unknown, was replaced, or went with its code', async () => {
    const notFound = { status: 404, body: { code: 'not_found', message: 'Change request not found' } };
    const last = id.endsWith('0') ? '1' : '0';
    for (const other of ['chg_7PT22220000000000000', `${id.slice(0, -1)}${last}`, 'chg_0123456789']) {
      expect(await decide(undefined, admin, { id: other })).toMatchObject(notFound);
    }
    await decide(reject);
    await world.requestChange(owner, code);
    expect(await decide()).toMatchObject(notFound);
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    expect(await decide()).toMatchObject(notFound);
  });

  test.each([
    {},
    { decision: 'maybe' },
    { decision: 'approve', note: 'a'.repeat(2001) },
    { decision: 'reject', note: 5 },
  ])('%j', async (body) => {
    expect(await decide(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await stored()).toMatchObject({ status: 'pending' });
  });
});

test('of ten admins at once one decides', async () => {
  const admins = await Promise.all(Array.from({ length: 10 }, () => world.person({ role: 'admin' })));
  const answers = await Promise.all(
    admins.map((one, index) => decide(index % 2 === 0 ? { decision: 'approve' } : reject, one)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(9);
  for (const { status, body } of refused)
    expect([status, body.code]).toEqual([409, 'change_request_decided']);
  expect([(await mails()).length, (await notes()).length]).toEqual([1, 1]);
});

test('a code that is deleted between the check and the write gets no decision', async () => {
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    return send();
  });
  expect((await decide()).status).toBe(404);
  expect([await stored(), await mails(), await notes()]).toEqual([undefined, [], []]);
});

describe('the admins’ lists', () => {
  test('the oldest pending first, the newest decisions first, five a page', async () => {
    world = await newWorld({ now: clock.now });
    const feed = await openFeed(world.table, 'projections');
    admin = await world.person({ role: 'admin' });
    owner = await world.person();
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) {
      clock.advance(60);
      ids.push(await world.requestChange(owner, await world.buyCode(owner)));
    }
    await feed.work();
    const idsOf = (body: { changeRequests: { id: string }[] }) => body.changeRequests.map((one) => one.id);
    const first = await listed();
    expect(idsOf(first)).toEqual(ids.slice(0, 5));
    expect(first.pagination).toMatchObject({ page: 1, limit: 5, total: 6, totalPages: 2, isPartial: false });
    const { older } = first.pagination;
    const second = await listed({ page: 2, older });
    expect([idsOf(second), second.pagination.older]).toEqual([ids.slice(5), undefined]);
    const { newer } = second.pagination;
    expect(idsOf(await listed({ page: 2, newer }))).toEqual(ids.slice(0, 5));
    expect(await listed({ page: 3 })).toMatchObject({ changeRequests: [] });

    for (const [index, decision] of ['reject', 'approve', 'reject'].entries()) {
      clock.advance(60);
      await decide({ decision }, admin, { id: ids[2 - index] ?? '' });
    }
    expect(idsOf(await listed({ status: 'rejected' }))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await listed({ status: 'approved' }))).toEqual([ids[1]]);
    expect((await listed()).pagination.total).toBe(3);
  });

  test.each([{ status: 'open' }, { page: 0 }, { page: 'x' }, { page: 51 }])('refuse %j', async (query) => {
    const answer = await world.call('changeRequests.list', { token: admin.token, query });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});
