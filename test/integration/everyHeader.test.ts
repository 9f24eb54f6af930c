/** What every response carries, whatever is requested and however oddly. */
import { readdirSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '#scripts/build/entries.ts';
import { startApp } from '#scripts/start.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { errorBody } from '#shared/contract/errors.ts';
import { addressElementFiles, addressElementPattern } from '#shared/edge/addressElement.ts';
import { apiV1Pattern } from '#shared/edge/apiV1.ts';
import { frames, matchesPattern, prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { qrWorkerPattern } from '#shared/edge/securityHeaders.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const app = await startApp({ dataDir: emptyFolder() });
afterAll(() => app.stop());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** `fetch` sends neither TRACE nor a path as it is. */
function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, method, path, headers }, async (response) => {
      const chunks = await response.toArray();
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject);
    sent.end();
  });
}

// HSTS is sent over https only (test/scripts/securityHeaders.test.ts), and by the edge for every path
// (test/infra/edge.test.ts), which has the same headers as this server.
function expectHeaders({ headers, text }: Received, path: string): void {
  const policy = String(headers['content-security-policy']);
  const isQrWorker = matchesPattern(path.replace(/^\w+ /, ''), qrWorkerPattern);
  expect(policy, path).toMatch(/(?:^|; )default-src '(?:self|none)'(?:;|$)/);
  expect(policy.includes("'wasm-unsafe-eval'"), path).toBe(isQrWorker);
  expect(policy, path).toContain("frame-ancestors 'none'");
  expect(policy, path).not.toMatch(/script-src [^;]*'unsafe-(?:inline|eval)'/);
  expect(headers, path).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin)/),
    'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
  });
  const revealing = Object.keys(headers).filter((name) =>
    /^(?:server|via|x-powered-by|access-control-.*)$/.test(name),
  );
  const isForAll = matchesPattern(path.replace(/^\w+ /, ''), addressElementPattern);
  // Pages of all sites may read what programs get; there are no cookies.
  const isOfPrograms = matchesPattern(path.replace(/^\w+ /, ''), apiV1Pattern);
  expect(headers['access-control-allow-credentials'], path).toBeUndefined();
  if (isOfPrograms) expect(headers['access-control-allow-origin'], path).toBe('*');
  const forOthers = revealing.filter((name) => !isOfPrograms || !name.startsWith('access-control-'));
  expect(forOthers, path).toEqual(isForAll ? ['access-control-allow-origin'] : []);
  expect(headers['cross-origin-resource-policy'], path).toBe(isForAll ? 'cross-origin' : undefined);
  expect(text, path).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)|node_modules/);
}

const sample = (path: string) => `/api${path.replace('{code}', '7PT-FLHV').replace(/\{\w+\}/g, 'x')}`;
const assets = readdirSync(join(root, 'dist/web/assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
const paths = [
  ...new Set([
    ...allRoutes().map(({ route }) => sample(route.path)),
    ...prerendered,
    ...prerenderedForms,
    ...frames,
    ...assets
      .filter((name, index) => index < 40 || /^qrWorker-|\.wasm$/.test(name))
      .map((name) => `/assets/${name}`),
    '/robots.txt',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/sw.js',
    ...addressElementFiles,
    '/api/docs/',
    '/api/openapi.json',
    '/api/images/7PTFLHV/img_1/large',
    '/assets/gone-12345678.js',
    '/no/such/page',
    '/support/',
    '/%E0%A4%A',
    '/api/%E0%A4%A',
    '/api/v1/no-such-call',
    '/api/v1/%E0%A4%A',
  ]),
];

test('security headers are on every response, of any method and status', { tags: 'E4' }, async () => {
  const statuses = new Set<number>();
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const received = await send(method, path, { origin: 'https://evil.example' });
      statuses.add(received.status);
      expectHeaders(received, `${method} ${path}`);
      expect(received.status, `${method} ${path}`).toBeLessThan(500);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 400, 401, 404, 405]));
});

test('a program that calls what is no route gets a problem', async () => {
  const { status, headers, text } = await send('GET', '/api/v1/no-such-call');
  expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({ code: 'not_found', type: `${app.url}/developers#not_found` });
});

describe('an odd request', { tags: 'I14' }, () => {
  const code = '/api/zarcodes/7PT-FLHV';
  test.each<[string, string, string, Record<string, string>, number]>([
    ['TRACE', 'TRACE', '/api/health', {}, 404],
    ['TRACE of a page', 'TRACE', '/support', {}, 405],
    ['PROPFIND', 'PROPFIND', '/api/health', {}, 404],
    ['another method by a header', 'GET', code, { 'x-http-method-override': 'DELETE' }, 404],
    ['another method by the query', 'GET', `${code}?_method=DELETE`, {}, 404],
    ['an encoded slash', 'GET', '/api/zarcodes/7PT%2FFLHV', {}, 404],
    ['two slashes', 'GET', '/api//zarcodes/7PT-FLHV', {}, 404],
    ['a dot behind', 'GET', `${code}.`, {}, 400],
    ['a way up', 'GET', '/api/zarcodes/../health', {}, 404],
    ['an encoded way up', 'GET', '/api/zarcodes/%2e%2e%2fhealth', {}, 404],
    ['a NUL', 'GET', '/api/zarcodes/%00', {}, 400],
    ['a long path', 'GET', `/api/zarcodes/${'7'.repeat(8000)}`, {}, 400],
    ['a long query', 'GET', `/api/search/combined?q=${'x'.repeat(8000)}`, {}, 400],
    ['a range', 'GET', code, { range: 'bytes=0-10,20-30,5-6' }, 404],
    [
      'a hundred headers',
      'GET',
      code,
      Object.fromEntries([...Array(100).keys()].map((n) => [`x-${n}`, 'y'])),
      404,
    ],
  ])('with %s gets a plain refusal', async (_, method, path, headers, status) => {
    const received = await send(method, path, headers);
    expect(received.status, received.text.slice(0, 300)).toBe(status);
    expectHeaders(received, path);
    if (path.startsWith('/api')) expect(errorBody().safeParse(JSON.parse(received.text)).success).toBe(true);
  });

  test('with headers of a megabyte is refused before it is read', async () => {
    const received = await send('GET', code, { cookie: 'x'.repeat(60_000) }).catch(() => null);
    if (received !== null) expect([received.status, received.text]).toEqual([431, '']);
    expect((await send('GET', '/api/health')).status).toBe(200);
  });
});
