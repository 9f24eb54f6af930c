import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('is R19.00 by default', async () => {
  expect((await world.call('prices.current')).body).toEqual({ amount: '19.00' });
  await world.setPriceCents(2450);
  expect((await world.call('prices.current')).body).toEqual({ amount: '24.50' });
});
