import { beforeAll, expect, test } from 'vitest';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const stats = async ({ token }: Person) => (await world.call('bundles.stats', { token })).body;

test('sums up what was bought, used and is left', async () => {
  const person = await world.person();
  expect(await stats(person)).toEqual({
    bundles: 0,
    totalZarcodes: 0,
    usedZarcodes: 0,
    remainingZarcodes: 0,
  });
  await world.addBundle(person, 1);
  await world.addBundle(person, 10);
  const { token } = person;
  for (let nth = 0; nth < 3; nth++) {
    await world.call('zarcodes.create', { token, body: { ...pretoria, useBundle: true } });
  }
  expect(await stats(person)).toEqual({
    bundles: 2,
    totalZarcodes: 11,
    usedZarcodes: 3,
    remainingZarcodes: 8,
  });
  expect((await stats(await world.person())).bundles).toBe(0);
});
