import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('x', async () => {
  const { token } = await world.person({ role: 'admin' });
  const answer = await world.call('vouchers.update', {
    token,
    params: { id: 'vou_00000000000000000000' },
    body: { name: 'Sample' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({});
});
