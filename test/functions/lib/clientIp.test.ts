/** Which calls the API accepts and which client IP it uses for rate limits, through the exported handlers. */
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

/** It stands still: what is counted is counted by the minute. */
const { now } = testClock('2026-04-01T10:00:00.000Z');

const secret = 'the-secret-of-the-edge-0001';

async function worldWith(env: Record<string, string>): Promise<World> {
  const world = await newWorld({ now });
  provideDependencies({ config: readConfig({ ...process.env, ...env }) });
  return world;
}

const routes = allRoutes().map(({ key, route }) => ({ key, route }));
const behindEdge = routes.filter(({ route }) => route.direct !== true);
const direct = routes.filter(({ route }) => route.direct === true);

/** The number of client IPs with a rate limit counter. */
async function countedIps(world: World): Promise<number> {
  const counters = (await world.allItems()).filter(({ pk }) => String(pk).startsWith('RATE#searchAddress#'));
  return new Set(counters.map(({ pk }) => pk)).size;
}

async function search(world: World, headers: Record<string, string>, ip?: string): Promise<number> {
  const { status } = await world.call('search.combined', {
    query: { q: 'Pretoria' },
    headers,
    ...(ip && { ip }),
  });
  return status;
}

describe('behind the edge', { tags: 'A15' }, () => {
  let world: World;
  beforeEach(async () => {
    world = await worldWith({ ORIGIN_SECRET: secret });
  });

  test.each(behindEdge)('$key refuses a call that bypasses it', async ({ key, route }) => {
    const { token } = await world.person({ role: 'super_admin' });
    const call = { token, params: { id: 'pay_x', code: '7PT-AAAA' } };
    for (const headers of [{}, { 'x-origin-secret': '' }, { 'x-origin-secret': `${secret} ` }]) {
      const { status, body, raw } = await world.call(key, { ...call, headers });
      expect(status).toBe(421);
      if (route.page) expect(raw).toContain('Please use the address of the website.');
      else expect(body.code).toBe('misdirected');
    }
    const { status } = await world.call(key, { ...call, headers: { 'x-origin-secret': secret } });
    expect(status).not.toBe(421);
  });

  test.each(direct)('$key also accepts direct calls', async ({ key }) => {
    expect((await world.call(key)).status).not.toBe(421);
  });

  test('health.get accepts direct calls, signed-in routes do not', () => {
    expect(direct.map(({ key }) => key)).toContain('health.get' satisfies RouteKey);
    expect(direct.filter(({ route }) => route.level !== 'public')).toEqual([]);
  });

  test.each([
    ['198.51.100.10:46532', '198.51.100.10:9'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::9:60123'],
    ['2001:db8:1:2:3:4:5:6:443', '[2001:db8:1:2:ffff::1]:1'],
  ])('%s and %s count as one client IP, from any edge server', async (one, other) => {
    for (const [index, viewer] of [one, other].entries()) {
      const headers = { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer };
      expect(await search(world, headers, `203.0.113.${index}`)).toBe(200);
    }
    expect(await countedIps(world)).toBe(1);
  });

  test('two clients of one edge server are counted separately', async () => {
    for (const viewer of ['198.51.100.10:1', '198.51.100.11:1']) {
      await search(world, { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer }, '203.0.113.1');
    }
    expect(await countedIps(world)).toBe(2);
  });

  test.each(['', 'nobody', '198.51.100.10', '999.1.1.1:1', '198.51.100.10:1, 198.51.100.11:1'])(
    'an invalid viewer address (%j) falls back to the source IP',
    async (viewer) => {
      const headers = { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer };
      await search(world, headers, '203.0.113.1');
      await search(world, { 'x-origin-secret': secret }, '203.0.113.1');
      expect(await countedIps(world)).toBe(1);
    },
  );

  test('X-Forwarded-For and X-Real-IP are ignored', { tags: 'P5' }, async () => {
    for (const forwarded of ['198.51.100.20', '198.51.100.21, 10.0.0.1']) {
      await search(world, {
        'x-origin-secret': secret,
        'cloudfront-viewer-address': '198.51.100.10:1',
        'x-forwarded-for': forwarded,
        'x-real-ip': forwarded,
      });
    }
    expect(await countedIps(world)).toBe(1);
  });
});

test('without an edge, its headers can be forged and are ignored', { tags: 'A15' }, async () => {
  const world = await newWorld({ now });
  provideDependencies({ config: readConfig(process.env) });
  for (const viewer of ['198.51.100.10:1', '198.51.100.11:1', '[2001:db8::1]:1']) {
    expect(await search(world, { 'cloudfront-viewer-address': viewer, 'x-origin-secret': 'any' })).toBe(200);
  }
  expect(await countedIps(world)).toBe(1);
});

describe('with the secret in Secrets Manager', { tags: 'A15' }, () => {
  const stored: Record<string, unknown> = {};
  const requestedIds: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { SecretId } = JSON.parse(body) as { SecretId: string };
      requestedIds.push(SecretId);
      response.writeHead(SecretId in stored ? 200 : 400);
      response.end(JSON.stringify({ SecretString: JSON.stringify(stored[SecretId]) }));
    });
  });
  let count = 0;
  let id = '';
  let world: World;
  beforeEach(async () => {
    if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    // A new id each time, because functions cache secrets.
    id = `zarcodes/test/origin-${++count}`;
    const endpoint = `http://127.0.0.1:${port}`;
    world = await worldWith({ ORIGIN_SECRET_ID: id, AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint });
  });
  afterEach(() => {
    requestedIds.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  test('the previous secret is accepted too, until it is removed', async () => {
    stored[id] = { current: 'the-new-secret-of-the-edge', previous: secret };
    expect(await search(world, { 'x-origin-secret': 'the-new-secret-of-the-edge' })).toBe(200);
    expect(await search(world, { 'x-origin-secret': secret })).toBe(200);
    expect(await search(world, { 'x-origin-secret': 'a-third-secret-nobody-knows' })).toBe(421);
    expect(requestedIds).toEqual([id]);
  });

  test('an empty previous secret is not accepted', async () => {
    stored[id] = { current: secret, previous: '' };
    expect(await search(world, { 'x-origin-secret': '' })).toBe(421);
    expect(await search(world, { 'x-origin-secret': secret })).toBe(200);
  });

  test('an unreadable secret refuses all calls except direct routes', async () => {
    expect(await search(world, { 'x-origin-secret': secret })).toBe(500);
    stored[id] = { current: 'short' };
    expect(await search(world, { 'x-origin-secret': 'short' })).toBe(500);
    expect((await world.call('health.get')).status).toBe(200);
  });
});
