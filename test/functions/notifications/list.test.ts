import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Notification, writeNotification } from '#functions/data/notifications.ts';
import { transact } from '#functions/data/transact.ts';
import { day, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const start = '2026-03-02T08:00:00.000Z';
const clock = testClock(start);
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  clock.set(start);
  person = await world.person();
});

const list = async ({ id }: Person = person) => {
  // A new session each time: the clock may have moved on for months.
  const { token } = await world.signIn({ ...person, id });
  return (await world.call('notifications.list', { token })).body;
};
const approved = { kind: 'changeRequest', code: '7PTFLHV', decision: 'approved' } as const;
async function notify(content: Notification['content'] = approved): Promise<void> {
  clock.advance(1);
  const [id, at] = [world.deps.newId('ntf'), clock.now().toISOString()];
  await transact(world.deps.table, [writeNotification({ id, userId: person.id, at, content })]);
}

test('without anything new the list is empty', async () => {
  expect(await list()).toEqual({ notifications: [], unread: 0 });
});

test('a completed payment and a decision are listed, newest first, and are unread', async () => {
  await world.buyCode(person);
  await notify();
  expect(await list()).toEqual({
    notifications: [
      {
        id: expect.stringMatching(/^ntf_/),
        at: '2026-03-02T08:00:01.000Z',
        unread: true,
        content: { kind: 'changeRequest', zarcode: '7PT-FLHV', decision: 'approved' },
      },
      {
        id: expect.stringMatching(/^ntf_/),
        at: start,
        unread: true,
        content: {
          kind: 'payment',
          paymentId: expect.stringMatching(/^pay_/),
          description: 'ZarCode for Mama Joy Spaza',
        },
      },
    ],
    unread: 2,
  });
});

test('the last thirty are listed, and up to a hundred counted, for five read units', async () => {
  for (let nth = 0; nth < 105; nth++) await notify();
  const { token } = await world.signIn(person);
  const { value, readUnits } = await recordCalls(world.table.client, () =>
    world.call('notifications.list', { token }),
  );
  const { notifications, unread } = value.body;
  expect(notifications).toHaveLength(30);
  expect(notifications[0].at).toBe(clock.now().toISOString());
  expect(unread).toBe(100);
  expect(readUnits).toBeLessThanOrEqual(10);
});

test('a few cost two read units, session included', async () => {
  for (let nth = 0; nth < 5; nth++) await notify();
  const { token } = await world.signIn(person);
  const call = () => world.call('notifications.list', { token });
  expect((await recordCalls(world.table.client, call)).readUnits).toBeLessThanOrEqual(2);
});

test('what is older than 90 days is not listed, even before the table deletes it', async () => {
  await notify();
  const [stored] = (await world.itemsOfType('notification')).filter(({ userId }) => userId === person.id);
  expect(stored?.['expiresAt']).toBe(Math.ceil(clock.now().getTime() / 1000) + 90 * day);
  clock.advance(90 * day);
  expect((await list()).notifications).toHaveLength(1);
  clock.advance(1);
  expect(await list()).toEqual({ notifications: [], unread: 0 });
});

test('kinds that this version does not know are ignored', async () => {
  await notify();
  const [stored] = (await world.itemsOfType('notification')).filter(({ userId }) => userId === person.id);
  await world.put({ ...stored, sk: `${clock.now().toISOString()}#ntf_new`, content: { kind: 'answer' } });
  expect((await list()).unread).toBe(1);
});

test('nobody sees the notifications of somebody else', async () => {
  await notify();
  expect(await list(await world.person({ role: 'super_admin' }))).toEqual({ notifications: [], unread: 0 });
});
