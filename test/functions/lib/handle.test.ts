/** What every answer has, whichever route gives it. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { samples } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
  person = await world.person();
});
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

describe.each(allRoutes())('$key', ({ key, route }) => {
  test('is kept by the edge only where nobody in particular asks', async () => {
    const sample = await samples[key]({ world, person });
    if (route.level === 'public') {
      const anonymous = await world.call(key, sample);
      const { edgeSeconds } = route;
      expect(anonymous.headers['cache-control']).toBe(
        edgeSeconds === undefined ? 'private, no-store' : `public, max-age=0, s-maxage=${edgeSeconds}`,
      );
    }
    const again = await samples[key]({ world, person });
    for (const shown of [{ token: person.token }, { headers: { authorization: 'Bearer broken' } }]) {
      const { headers } = await world.call(key, { ...again, ...shown });
      expect(headers['cache-control']).toMatch(/no-store$/);
    }
  });

  test('is JSON or a page, and holds only what the contract promises', async () => {
    const answer = await world.call(key, { ...(await samples[key]({ world, person })), token: person.token });
    expect(answer.status, answer.raw).toBe(route.status ?? 200);
    expect(answer.headers['content-type']).toBe(
      `${route.page ? 'text/html' : 'application/json'}; charset=utf-8`,
    );
    if (!route.page) expect(route.response.parse(answer.body)).toEqual(answer.body);
    expect(answer.raw).not.toMatch(
      /passwordHash|argon2|tokenVersion|ownerId|ownerPk|cellPk|"pk"|"sk"|"version"/,
    );
  });

  test('tells a fault of the table by one sentence and not by its cause', async () => {
    const sample = await samples[key]({ world, person });
    undo.push(
      intercept(world.table.client, async ({ operation }) => {
        throw new Error(`cause: ${operation} on ${world.table.name} at /var/task/index.js`);
      }),
    );
    const answer = await world.call(key, { ...sample, token: person.token });
    expect([500, 503]).toContain(answer.status);
    const told = route.page
      ? { message: /<p>(.*?)<\/p>/.exec(answer.raw)?.[1], code: 'internal' }
      : answer.body;
    expect(told).toEqual(
      answer.status === 500
        ? { message: 'Something went wrong on our side. Please try again.', code: 'internal' }
        : { message: expect.stringMatching(/try again/), code: 'unavailable' },
    );
    expect(answer.raw).not.toContain('cause:');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a code that is not found is not kept by the edge: it may be issued any moment', async () => {
  const { status, headers } = await world.call('zarcodes.get', { params: { code: '4ZZ-ZZZZ' } });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('the session’s refusal comes before that of the input', async () => {
  const broken = { query: { page: 'x' } };
  expect((await world.call('zarcodes.list', broken)).status).toBe(401);
  expect((await world.call('zarcodes.list', { ...broken, token: person.token })).status).toBe(400);
  expect((await world.call('zarcodes.create', { body: '{' })).status).toBe(401);
});

test('what belongs to nobody in the request is left out of the answer: no cookies, no cross-origin permission', async () => {
  const { headers } = await world.call('prices.current', {
    headers: { origin: 'https://evil.example', cookie: 'a=b' },
  });
  expect(Object.keys(headers).toSorted()).toEqual(['cache-control', 'content-type']);
});
