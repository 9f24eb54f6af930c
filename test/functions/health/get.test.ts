import { afterEach, beforeAll, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});
afterEach(() => {
  provideDependencies({ table: world.deps.table });
});

test('is healthy while the table responds', async () => {
  expect(await world.call('health.get')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('is unhealthy without the table', async () => {
  provideDependencies({ table: { ...world.deps.table, name: 'no-such-table' } });
  const answer = await world.call('health.get');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(answer.raw).not.toContain('no-such-table');
});
