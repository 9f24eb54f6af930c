import { beforeAll, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-02-01T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const active = async ({ token }: Person) => (await world.call('bundles.active', { token })).body.bundles;

test('lists the bundles with credits left, oldest first', async () => {
  const person = await world.person();
  const ids: string[] = [];
  for (const size of [1, 5, 10]) {
    ids.push(await world.addBundle(person, size));
    clock.advance(1);
  }
  expect((await active(person)).map(({ id }: { id: string }) => id)).toEqual(ids);
  await world.call('zarcodes.create', { token: person.token, body: { ...pretoria, useBundle: true } });
  expect(await active(person)).toEqual([
    { id: ids[1], totalZarcodes: 5, remainingZarcodes: 5, createdAt: '2026-02-01T08:00:01.000Z' },
    { id: ids[2], totalZarcodes: 10, remainingZarcodes: 10, createdAt: '2026-02-01T08:00:02.000Z' },
  ]);
});

test('lists only the caller’s bundles', async () => {
  const [rich, other] = [await world.person(), await world.person()];
  await world.addBundle(rich, 5);
  expect(await active(other)).toEqual([]);
});
