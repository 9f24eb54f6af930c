import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  person = await world.person();
});

const list = async ({ token }: Person = person) => (await world.call('notifications.list', { token })).body;
const markRead = (upTo: unknown, { token }: Person = person) =>
  world.call('notifications.markRead', { token, body: { upTo } });
/** @returns the time of the payment that is now complete */
async function complete(): Promise<string> {
  clock.advance(60);
  await world.buyCode(person);
  return clock.now().toISOString();
}

test('what is up to a time becomes read, and what is later stays unread', async () => {
  const first = await complete();
  await complete();
  expect(await markRead(first)).toMatchObject({ status: 200, body: { upTo: first } });
  const { notifications, unread } = await list();
  expect(notifications.map(({ unread }: { unread: boolean }) => unread)).toEqual([true, false]);
  expect(unread).toBe(1);
});

test('an earlier time, from another tab, makes nothing unread again', async () => {
  const [first, second] = [await complete(), await complete()];
  await Promise.all([markRead(second), markRead(first), markRead(second)]);
  expect((await list()).unread).toBe(0);
  expect((await markRead(first)).status).toBe(200);
  expect((await list()).unread).toBe(0);
});

test('a time in the future counts as now: what comes later stays unread', async () => {
  await complete();
  expect((await markRead('2099-01-01T00:00:00Z')).body.upTo).toBe(clock.now().toISOString());
  expect((await list()).unread).toBe(0);
  await complete();
  expect((await list()).unread).toBe(1);
});

test('it is possible without a notification, and for oneself only', async () => {
  const upTo = await complete();
  const other = await world.person();
  expect((await markRead(upTo, other)).status).toBe(200);
  expect(await list(other)).toEqual({ notifications: [], unread: 0 });
  expect((await list()).unread).toBe(1);
});

test.each([undefined, null, '', 'now', 5, '2026-03-02', {}])('%j is no time: 400', async (upTo) => {
  expect(await markRead(upTo)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});
