/** Which calls the API answers at all, and whose address it counts: through the exported handlers. */
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { newWorld, type World } from '#test/support/world.ts';

const secret = 'the-secret-of-the-edge-0001';

async function worldWith(env: Record<string, string>): Promise<World> {
  const world = await newWorld();
  provideDependencies({ config: readConfig({ ...process.env, ...env }) });
  return world;
}

const routes = allRoutes().map(({ key, route }) => ({ key, route }));
const behindEdge = routes.filter(({ route }) => route.direct !== true);
const direct = routes.filter(({ route }) => route.direct === true);

/** How many addresses the searches so far were counted for. */
async function countedAddresses(world: World): Promise<number> {
  const counted = (await world.allItems()).filter(({ pk }) => String(pk).startsWith('RATE#'));
  return new Set(counted.map(({ pk }) => pk)).size;
}

async function search(world: World, headers: Record<string, string>, ip?: string): Promise<number> {
  const { status } = await world.call('search.combined', {
    query: { q: 'Pretoria' },
    headers,
    ...(ip && { ip }),
  });
  return status;
}

describe('behind the edge', () => {
  let world: World;
  beforeEach(async () => {
    world = await worldWith({ ORIGIN_SECRET: secret });
  });

  test.each(behindEdge)('$key refuses a call that went around it', async ({ key, route }) => {
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

  test.each(direct)('$key answers also those who call it directly', async ({ key }) => {
    expect((await world.call(key)).status).not.toBe(421);
  });

  test('a monitor of the health is one of them, and no route of a signed-in person', () => {
    expect(direct.map(({ key }) => key)).toContain('health.get' satisfies RouteKey);
    expect(direct.filter(({ route }) => route.level !== 'public')).toEqual([]);
  });

  test.each([
    ['198.51.100.10:46532', '198.51.100.10:9'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::9:60123'],
    ['2001:db8:1:2:3:4:5:6:443', '[2001:db8:1:2:ffff::1]:1'],
  ])('%s and %s are one address, whoever sends them on', async (one, other) => {
    for (const [index, viewer] of [one, other].entries()) {
      const headers = { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer };
      expect(await search(world, headers, `203.0.113.${index}`)).toBe(200);
    }
    expect(await countedAddresses(world)).toBe(1);
  });

  test('two callers of one edge server are two', async () => {
    for (const viewer of ['198.51.100.10:1', '198.51.100.11:1']) {
      await search(world, { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer }, '203.0.113.1');
    }
    expect(await countedAddresses(world)).toBe(2);
  });

  test.each(['', 'nobody', '198.51.100.10', '999.1.1.1:1', '198.51.100.10:1, 198.51.100.11:1'])(
    'an address that is none (%j) is that of the sender',
    async (viewer) => {
      const headers = { 'x-origin-secret': secret, 'cloudfront-viewer-address': viewer };
      await search(world, headers, '203.0.113.1');
      await search(world, { 'x-origin-secret': secret }, '203.0.113.1');
      expect(await countedAddresses(world)).toBe(1);
    },
  );

  test('what a caller claims to have come through is not looked at', async () => {
    for (const forwarded of ['198.51.100.20', '198.51.100.21, 10.0.0.1']) {
      await search(world, {
        'x-origin-secret': secret,
        'cloudfront-viewer-address': '198.51.100.10:1',
        'x-forwarded-for': forwarded,
        'x-real-ip': forwarded,
      });
    }
    expect(await countedAddresses(world)).toBe(1);
  });
});

test('where no edge stands in front, its headers are anybody’s and change nothing', async () => {
  const world = await newWorld();
  provideDependencies({ config: readConfig(process.env) });
  for (const viewer of ['198.51.100.10:1', '198.51.100.11:1', '[2001:db8::1]:1']) {
    expect(await search(world, { 'cloudfront-viewer-address': viewer, 'x-origin-secret': 'any' })).toBe(200);
  }
  expect(await countedAddresses(world)).toBe(1);
});

describe('with the secret in Secrets Manager', () => {
  const stored: Record<string, unknown> = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { SecretId } = JSON.parse(body) as { SecretId: string };
      asked.push(SecretId);
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
    // Another each time, for a function keeps what it read.
    id = `zarcodes/test/origin-${++count}`;
    const endpoint = `http://127.0.0.1:${port}`;
    world = await worldWith({ ORIGIN_SECRET_ID: id, AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint });
  });
  afterEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  test('the one before is taken too, until there is none', async () => {
    stored[id] = { current: 'the-new-secret-of-the-edge', previous: secret };
    expect(await search(world, { 'x-origin-secret': 'the-new-secret-of-the-edge' })).toBe(200);
    expect(await search(world, { 'x-origin-secret': secret })).toBe(200);
    expect(await search(world, { 'x-origin-secret': 'a-third-secret-nobody-knows' })).toBe(421);
    expect(asked).toEqual([id]);
  });

  test('an empty one before opens nothing', async () => {
    stored[id] = { current: secret, previous: '' };
    expect(await search(world, { 'x-origin-secret': '' })).toBe(421);
    expect(await search(world, { 'x-origin-secret': secret })).toBe(200);
  });

  test('one that cannot be read refuses everybody but those who need none', async () => {
    expect(await search(world, { 'x-origin-secret': secret })).toBe(500);
    stored[id] = { current: 'short' };
    expect(await search(world, { 'x-origin-secret': 'short' })).toBe(500);
    expect((await world.call('health.get')).status).toBe(200);
  });
});
