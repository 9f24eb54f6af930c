/** Properties of the responses of all routes. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { errorSchemaOf, sentenceOf } from '#test/support/errorSchemas.ts';
import { readLog } from '#test/support/readLog.ts';
import { samples } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
});
// With the highest role, for all routes; a new one each time, because some routes end the person's session.
beforeEach(async () => {
  person = await world.person({ role: 'super_admin' });
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

interface Line {
  readonly message: string;
  readonly status?: number;
  readonly edgeId?: string;
}

/** What a program gets it may keep, and asks about each time. */
const uncached = (key: string, method: string) =>
  key.startsWith('v1.') && method === 'GET' ? 'private, no-cache' : 'private, no-store';

describe.each(allRoutes())('$key', ({ key, route }) => {
  test('is cached by the edge for anonymous calls only', async () => {
    const sample = await samples[key]({ world, person });
    if (route.level === 'public') {
      const anonymous = await world.call(key, sample);
      const { edgeSeconds, method } = route;
      expect(anonymous.headers['cache-control']).toBe(
        edgeSeconds === undefined ? uncached(key, method) : `public, max-age=0, s-maxage=${edgeSeconds}`,
      );
    }
    const again = await samples[key]({ world, person });
    for (const credentials of [{ token: person.token }, { headers: { authorization: 'Bearer broken' } }]) {
      const { headers } = await world.call(key, { ...again, ...credentials });
      expect(headers['cache-control']).toMatch(/^(?:private, )?no-(?:store|cache)$/);
    }
  });

  test('is JSON or a page, and matches the contract', { tags: 'A13' }, async () => {
    await world.setSettings({ googleMapsApiKey: 'AIza-of-the-browser' });
    const answer = await world.call(key, { ...(await samples[key]({ world, person })), token: person.token });
    expect(answer.status, answer.raw).toBe(route.status ?? 200);
    if (!key.startsWith('settings.')) expect(answer.raw).not.toContain('AIza-of-the-browser');
    const type = route.page ? 'text/html' : (route.file?.[0] ?? 'application/json');
    const isText = !type.startsWith('image/');
    expect(answer.headers['content-type']).toBe(isText ? `${type}; charset=utf-8` : type);
    if (type === 'application/json') expect(route.response.parse(answer.body)).toEqual(answer.body);
    expect(answer.raw).not.toMatch(/passwordHash|argon2|tokenVersion|ownerId|ownerPk|cellPk|"pk"|"sk"/);
  });

  test('reports a table error without its cause', { tags: ['C4', 'A13'] }, async () => {
    const sample = await samples[key]({ world, person });
    cleanups.push(
      intercept(world.table.client, async ({ operation }) => {
        throw new Error(`cause: ${operation} on ${world.table.name} at /var/task/index.js`);
      }),
    );
    const answer = await world.call(key, { ...sample, token: person.token });
    // They need no table.
    if (key === 'user.location' || key === 'unsubscribe.page' || key === 'v1.health')
      return expect(answer.status).toBe(route.status ?? 200);
    expect([500, 503]).toContain(answer.status);
    const error = route.page
      ? { message: /<p>(.*?)<\/p>/.exec(answer.raw)?.[1], code: 'internal' }
      : { message: sentenceOf(answer), code: answer.body.code };
    expect(errorSchemaOf(answer).safeParse(answer.body).success).toBe(route.page !== true);
    expect(error).toEqual(
      answer.status === 500
        ? { message: 'Something went wrong on our side. Please try again.', code: 'internal' }
        : { message: expect.stringMatching(/try again/), code: 'unavailable' },
    );
    expect(answer.raw).not.toContain('cause:');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('the log has the status of every response, also of refusals and failures', async () => {
  const lines = readLog<Line>();
  await world.call('prices.current');
  await world.call('zarcodes.get', { params: { code: '4ZZ-ZZZZ' } });
  const stop = intercept(world.table.client, async () => {
    throw new Error('The table is gone');
  });
  await world.call('prices.current');
  stop();
  expect(lines().map(({ message, status }) => [message, status])).toEqual([
    ['request', 200],
    ['refused', 404],
    ['failed', 500],
  ]);
});

test('every line of a call has the id that the edge gave it, and none of the next', {
  tags: 'E8',
}, async () => {
  const lines = readLog<Line>();
  const id = 'Zk3Yq0nT5mR8w_2bVd7Jx1cLh6PsGf4AeUo9Ki-QyXtWzB3NvCm5Dg==';
  const headers = { 'x-amz-cf-id': id };
  await world.call('prices.current', { headers });
  await world.call('prices.current');
  await world.call('zarcodes.get', { params: { code: '4ZZ-ZZZZ' }, headers });
  await world.call('prices.current', {
    headers: { 'x-amz-cf-id': 'what somebody typed, to be found in our log' },
  });
  const erasing = await samples['user.erase']({ world, person });
  await world.call('user.erase', {
    ...erasing,
    token: person.token,
    headers: { ...erasing.headers, ...headers },
  });
  expect(lines().map(({ message, edgeId }) => [message, edgeId])).toEqual([
    ['request', id],
    ['request', undefined],
    ['refused', id],
    ['request', undefined],
    ['erasure scheduled', id],
    ['request', id],
  ]);
});

test('a line break in what a caller sends begins no line of its own', { tags: 'E8' }, async () => {
  const lines = readLog<object>();
  const forged = 'x\r\n{"level":"INFO","message":"account erased","service":"zarcodes"}';
  await world.call('zarcodes.get', {
    params: { code: forged },
    headers: { 'user-agent': forged, 'x-forwarded-for': forged, referer: forged, 'x-amz-cf-id': forged },
  });
  await world.call('auth.login', { body: { email: `${forged}@example.co.za`, password: forged } });
  expect(lines()).toHaveLength(2);
  expect(JSON.stringify(lines())).not.toContain('erased');
});

test('the edge caches a missing code briefly, because it may be issued any time', {
  tags: 'C9',
}, async () => {
  const { status, headers } = await world.call('zarcodes.get', { params: { code: '4ZZ-ZZZZ' } });
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=30']);
});

test('the session is checked before the input', async () => {
  const broken = { query: { page: 'x' } };
  expect((await world.call('zarcodes.list', broken)).status).toBe(401);
  expect((await world.call('zarcodes.list', { ...broken, token: person.token })).status).toBe(400);
  expect((await world.call('zarcodes.create', { body: '{' })).status).toBe(401);
});

test('responses set no cookies and no CORS headers', { tags: ['A14', 'E5'] }, async () => {
  const { headers } = await world.call('prices.current', {
    headers: { origin: 'https://evil.example', cookie: 'a=b' },
  });
  expect(Object.keys(headers).toSorted()).toEqual(['cache-control', 'content-type']);
});
