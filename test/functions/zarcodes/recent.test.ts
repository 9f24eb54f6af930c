import { beforeAll, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-02-01T08:00:00.000Z');
const titles = Array.from({ length: 12 }, (_, index) => `Place ${index + 1}`);
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  person = await world.person();
  for (const title of titles) {
    await world.buyCode(person, { title });
    clock.advance(60);
  }
});

const recent = async ({ token }: Person, query: Record<string, number> = {}) =>
  (await world.call('zarcodes.recent', { token, query })).body.zarCodes.map(
    ({ title }: { title: string }) => title,
  );

test('returns the newest ten, or the requested number', async () => {
  expect(await recent(person)).toEqual(titles.toReversed().slice(0, 10));
  expect(await recent(person, { limit: 3 })).toEqual(['Place 12', 'Place 11', 'Place 10']);
  expect(await recent(person, { limit: 1 })).toEqual(['Place 12']);
  expect(await recent(person, { limit: 100 })).toHaveLength(12);
});

test('returns only the caller’s codes', async () => {
  expect(await recent(await world.person())).toEqual([]);
});

test.each([0, 101])('refuses a limit of %i', { tags: 'I13' }, async (limit) => {
  const answer = await world.call('zarcodes.recent', { token: person.token, query: { limit } });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Please give a whole number from 1 to 100.' },
  });
});
