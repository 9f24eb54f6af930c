import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('location of user', async () => {
  const answer = await world.call('user.location');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({});
});
