/** Every route with every kind of caller: callers below the route's level are refused, and nothing changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { callers, disabled, personOf } from '#test/support/callers.ts';
import { errorSchemaOf } from '#test/support/errorSchemas.ts';
import { samples } from '#test/support/samples.ts';
import { withoutSideEffects } from '#test/support/sideEffects.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;

describe.each(allRoutes())('$key ($route.level)', ({ key, route }) => {
  // A table for each route, because a refusal that writes compares all items.
  beforeAll(async () => {
    world = await newWorld();
  });

  test.each(callers)('called by $name', { tags: ['A10', 'A11'] }, async (caller) => {
    const { credentials, isSignedIn, levels } = caller;
    const person = await personOf(world, caller);
    const sample = await samples[key]({ world, person });
    // A program has a key in the place of a session.
    const given = route.apiKey ? {} : await credentials(world, person);
    const headers = { ...sample.headers, ...given.headers };
    const call = () => world.call(key, { ...sample, ...given, headers });

    if (levels.includes(route.level)) {
      const answer = await call();
      // A page that leads to another one.
      const isMoved = route.page === true && answer.headers['location'] !== undefined;
      expect(answer.status, answer.raw).toBe(isMoved ? 301 : (route.status ?? 200));
      return;
    }
    const answer = await withoutSideEffects(world, call, (items) => items);
    expect(answer.status).toBe(isSignedIn ? 403 : 401);
    expect(errorSchemaOf(answer).parse(answer.body)).toEqual(answer.body);
    expect(answer.body.code).toBe(isSignedIn ? 'forbidden' : 'unauthenticated');
    if (!isSignedIn) expect(answer.body.message).toBe('Session expired. Please log in again.');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a disabled owner sees the public view of their own code', { tags: 'A10' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  await disabled(world, owner);
  const answer = await world.call('zarcodes.get', { params: { code }, token: owner.token });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty('user');
});
