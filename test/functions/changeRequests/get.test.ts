import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('get of changeRequests', async () => {
  const { token } = await world.person({ role: 'admin' });
  const answer = await world.call('changeRequests.get', {
    token,
    params: { id: 'cha_00000000000000000000' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({});
});
