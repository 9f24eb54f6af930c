import { beforeAll, describe, expect, test } from 'vitest';
import { handler as projections } from '#functions/jobs/projections.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-05T08:00:00.000Z');
let world: World;
let admin: Person;
let sender: Person;
let feed: Feed;

const write = async (subject: string, { email = 'zanele@example.co.za', token = '' } = {}) => {
  clock.advance(20 * minute);
  const body = { name: 'Zanele Mokoena', email, subject, message: `About ${subject}` };
  const sent = await world.call('contact.create', { ...(token !== '' && { token }), body });
  expect(sent.status, sent.raw).toBe(201);
};
const list = async (query: Record<string, string> = {}) => {
  const { status, body, raw } = await world.call('messages.list', { token: admin.token, query });
  expect(status, raw).toBe(200);
  return body as {
    messages: { id: string; subject: string }[];
    pagination: { older?: string; newer?: string; total?: number };
  };
};
const subjects = async (query: Record<string, string> = {}) =>
  (await list(query)).messages.map(({ subject }) => subject);
const mark = async (subject: string, body: Record<string, boolean>) => {
  const message = (await world.itemsOfType('message')).find((item) => item['subject'] === subject);
  await world.call('messages.update', { token: admin.token, params: { id: message?.['id'] }, body });
};

beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  sender = await world.person();
  feed = await openFeed(world.table, 'projections');
  for (const subject of ['one', 'two', 'three']) await write(subject);
  await write('four', { email: sender.email });
  await write('five', { email: 'work@example.co.za', token: sender.token });
  clock.advance(minute);
  await world.call('creators.request', { token: sender.token, body: {} });
  await projections({ Records: await feed.next() });
  await mark('one', { archived: true });
  await mark('two', { read: true });
});

describe('messages', () => {
  test('are listed newest first, without those in the archive', async () => {
    expect(await subjects()).toEqual(['Request for a creator profile', 'five', 'four', 'three', 'two']);
    expect((await list()).messages[4]).toEqual({
      id: expect.stringMatching(/^msg_/),
      kind: 'contact',
      name: 'Zanele Mokoena',
      email: 'zanele@example.co.za',
      subject: 'two',
      message: 'About two',
      createdAt: '2026-03-05T08:40:00.000Z',
      read: true,
      archived: false,
      replyCount: 0,
    });
  });

  test('are filtered by state, kind and day', async () => {
    expect(await subjects({ state: 'read' })).toEqual(['two']);
    expect(await subjects({ state: 'archived' })).toEqual(['one']);
    expect(await subjects({ state: 'unread', kind: 'contact' })).toEqual(['five', 'four', 'three']);
    expect(await subjects({ kind: 'creatorRequest' })).toEqual(['Request for a creator profile']);
    expect(await subjects({ to: '2026-03-04' })).toEqual([]);
  });

  test('are counted by state, kind and day', async () => {
    await runJob('projections', await feed.next());
    // With a cursor the total is what the counters say.
    const totalOf = async (query: Record<string, string>) =>
      (await list({ ...query, page: '2', older: '2026-03-05T08:00:00.000Z#0' })).pagination.total;
    expect(await totalOf({})).toBe(5);
    expect(await totalOf({ state: 'unread' })).toBe(4);
    expect(await totalOf({ state: 'read' })).toBe(1);
    expect(await totalOf({ state: 'archived' })).toBe(1);
    expect(await totalOf({ state: 'unread', kind: 'contact' })).toBe(3);
    expect(await totalOf({ kind: 'creatorRequest', to: '2026-03-05' })).toBe(1);
    expect(await totalOf({ from: '2026-03-05' })).toBe(5);
    expect(await totalOf({ to: '2026-03-04' })).toBe(0);
  });

  test('are found by the address of who wrote them, signed in or not, also in the archive', async () => {
    expect(await subjects({ email: 'ZANELE@example.co.za' })).toEqual(['three', 'two', 'one']);
    const ofSender = ['Request for a creator profile', 'five', 'four'];
    expect(await subjects({ email: sender.email })).toEqual(ofSender);
    expect(await subjects({ email: 'nobody@example.co.za' })).toEqual([]);
    expect(await subjects({ email: sender.email, from: '2026-03-06' })).toEqual([]);
  });
});

test('a sender who wrote a lot has pages, down and up again', async () => {
  const often = 'often@example.co.za';
  const all = Array.from({ length: 12 }, (_, index) => `often ${index}`);
  for (const subject of all) await write(subject, { email: often });
  const newestFirst = all.toReversed();
  const first = await list({ email: often });
  expect(first.messages.map(({ subject }) => subject)).toEqual(newestFirst.slice(0, 10));
  expect(first.pagination).not.toHaveProperty('newer');
  const second = await list({ email: often, page: '2', older: first.pagination.older ?? '' });
  expect(second.messages.map(({ subject }) => subject)).toEqual(newestFirst.slice(10));
  expect(second.pagination).not.toHaveProperty('older');
  const back = await list({ email: often, newer: second.pagination.newer ?? '' });
  expect(back.messages.map(({ subject }) => subject)).toEqual(newestFirst.slice(0, 10));
  expect(back.pagination).not.toHaveProperty('newer');
});
