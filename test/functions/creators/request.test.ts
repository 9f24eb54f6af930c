import { beforeAll, expect, test } from 'vitest';
import { day, testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const request = ({ token }: Person, body: object = {}) => world.call('creators.request', { token, body });
const messages = async () => world.itemsOfType('message');

test('a request is stored as a message for the admins and mailed to support, once a day', async () => {
  const person = await world.person();
  expect(await request(person, { message: ' I map  spaza shops. ' })).toMatchObject({
    status: 201,
    body: { message: 'Your request has been sent. We will get back to you by email.' },
  });
  const written = {
    name: 'Thandi Nkosi',
    email: person.email,
    subject: 'Request for a creator profile',
    message: 'I map spaza shops.',
  };
  expect(await messages()).toMatchObject([{ ...written, read: false }]);
  expect(await world.itemsOfType('mail')).toMatchObject([
    { to: 'support', content: { kind: 'contactMessage', ...written } },
  ]);

  const again = await request(person);
  expect(again).toMatchObject({
    status: 429,
    body: { message: 'You have already sent a request today. We will get back to you by email.' },
  });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  expect(await messages()).toHaveLength(1);
  clock.advance(day);
  expect((await request(await world.signIn(person))).status).toBe(201);
});

test('a request that fails is not counted', async () => {
  const person = await world.person();
  for (const when of ['before', 'after'] as const) {
    const process = crashAtTransaction(world.table.client, when);
    expect((await request(person)).status).toBe(500);
    process.restart();
    // The second one was stored, and only its answer was lost.
    expect((await messages()).filter(({ email }) => email === person.email)).toHaveLength(
      when === 'after' ? 1 : 0,
    );
  }
  expect((await request(person)).status).toBe(429);
});

test('a creator has nothing to request', async () => {
  const person = await world.person();
  await makeCreator(person);
  expect(await request(person)).toMatchObject({
    status: 409,
    body: { code: 'creator_exists', message: 'You already have a creator profile.' },
  });
});
