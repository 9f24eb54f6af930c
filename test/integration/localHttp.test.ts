/** The gateway and the pages as a browser sees them. */
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '#scripts/start.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const app = await startApp({ dataDir: emptyFolder() });
afterAll(() => app.stop());
const at = (path: string, init?: RequestInit) => fetch(app.url + path, init);

describe('the gateway', () => {
  test.each([
    ['GET', '/api/nope'],
    ['GET', '/api'],
    ['PATCH', '/api/health'],
    ['HEAD', '/api/auth/login'],
    ['GET', '/api/zarcodes/'],
  ])('gives 404 for %s %s', { tags: 'I14' }, async (method, path) => {
    const answer = await at(path, { method });
    expect(answer.status).toBe(404);
    if (method !== 'HEAD') expect(await answer.json()).toEqual({ message: 'Not Found', code: 'not_found' });
  });

  test.each([
    '/api/health',
    '/api/zarcodes/7PT-FLHV',
    '/api/settings',
    '/zarcodes/7PT-FLHV',
    '/some-creator',
  ])('responds to HEAD %s as to GET, without the body', { tags: 'I14' }, async (path) => {
    const [got, headed] = await Promise.all([at(path), at(path, { method: 'HEAD' })]);
    const headersOf = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'content-length', 'cache-control'].map((name) => headers.get(name)),
    ];
    expect(headersOf(headed)).toEqual(headersOf(got));
    expect(await headed.text()).toBe('');
  });

  test('refuses a path with invalid encoding', { tags: 'I14' }, async () => {
    const answer = await at('/api/zarcodes/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('refuses more than ten megabytes', { tags: 'I5' }, async () => {
    const answer = await at('/api/auth/login', { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  test('survives a client that disconnects while sending a body', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await at('/api/health')).status).toBe(200);
  });

  test('passes the client IP and the decoded path to the function', async () => {
    expect(await (await at('/api/zarcodes/7PT%2DFLHV')).json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the pages', () => {
  test.each(['/', '/login', '/township', '/zarcodes/7PT-FLHV/edit', '/payment/success'])(
    '%s serves the app, without caching',
    async (path) => {
      const answer = await at(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each(['/payment/mock-payfast?id=pay_1', '/payment/payfast-test'])(
    '%s serves the app, which the API says',
    { tags: 'P13' },
    async (path) => {
      const [answer, app] = await Promise.all([at(path), at('/payment/success')]);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(await app.text());
    },
  );

  test('a page is prerendered with its content, its frame, or the loading screen', async () => {
    const htmlOf = async (path: string) => (await at(path)).text();
    expect(await htmlOf('/township')).toMatch(/<div id="root"><.*<h1/s);
    expect(await htmlOf('/dashboard')).toMatch(/<div id="root" inert data-signed-in><.*<h1/s);
    expect(await htmlOf('/login')).toMatch(/<div id="root"><.*<form/s);
    for (const path of ['/forgot-password', '/payments']) {
      expect(await htmlOf(path)).toMatch(/<div id="root" inert><.*Loading\.\.\./s);
    }
  });

  test.each([
    '/7PT-FLHV',
    '/zarcodes/7pt-flhv',
    '/x!x-yyyy',
    '/some-creator',
    '/some-creator/7PT-FLHV',
    '/no/such/page',
  ])('%s is the page of nobody', async (path) => {
    const answer = await at(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await answer.text()).toContain('<div id="root" inert>');
  });

  test('hashed files are cached for a year and compressed', async () => {
    const page = await (await at('/')).text();
    const script = /type="module"[^>]* src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await at(script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon-192.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is %s, revalidated each time', async (path, type) => {
    const answer = await at(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  test.each(['/assets/gone-12345678.js', '/gone.png', '/..%2f..%2fpackage.json', '/api/docs/gone.js'])(
    '%s gives 404',
    async (path) => {
      expect((await at(path)).status).toBe(404);
    },
  );

  test.each(['code', 'creator'])('the template of a %s page is no page', async (name) => {
    expect((await at(`/${name}.html`)).status).toBe(404);
    const template = await at(`/templates/${name}.txt`);
    expect(template.headers.get('content-type')).toContain('text/plain');
    expect(template.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('pages refuse POST', async () => {
    expect((await at('/login', { method: 'POST', body: 'a=1' })).status).toBe(405);
  });

  test('serves the OpenAPI document', async () => {
    const document = await (await at('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/swagger-ui-bundle.js', '/api/docs/docs.js']) {
      expect((await at(path)).status, path).toBe(200);
    }
  });
});

/** A new account's code, bought over HTTP, as seven capitals. */
async function boughtCode(): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await at(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const password = 'a pass phrase';
  const account = { firstName: 'Thandi', lastName: 'Nkosi', email: 'typo@example.co.za', password };
  await post('/auth/register', { ...account, confirmPassword: password });
  const { token = '' } = await post('/auth/login', { email: account.email, password });
  const zarcode = {
    title: 'Typo Shop',
    latitude: -29.8587,
    longitude: 31.0218,
    city: 'Durban',
    province: 'KwaZulu-Natal',
    termsConfirmed: true,
  };
  const { id } = await post('/payments/create', { zarcode }, token);
  return (await post(`/payments/${id}/complete`, {}, token))['zarcode']?.replace('-', '') ?? '';
}

test('no mistake in a code leads to another place', { tags: 'C14' }, async () => {
  const meant = await boughtCode();
  expect(isTypoProof(meant)).toBe(true);
  const wrong = [3, 4, 5, 6].flatMap((place) =>
    [...'05CSZ']
      .map((symbol) => meant.slice(0, place) + symbol + meant.slice(place + 1))
      .concat([...meant].with(place, meant.charAt(2)).with(2, meant.charAt(place)).join('')),
  );
  const typed = wrong.filter((each) => each !== meant && normaliseCode(each) === each);
  expect(typed.length).toBeGreaterThan(10);
  for (const each of typed) {
    const answer = await at(`/api/zarcodes/${each}`);
    const body = (await answer.json()) as { id?: string; suggestions?: { zarcode: string }[] };
    if (answer.status === 200) expect(body.id).toBe(meant);
    else
      expect([answer.status, JSON.stringify(body.suggestions)]).toEqual([
        404,
        expect.stringContaining(formatCode(meant)),
      ]);
    expect((await at(`/${formatCode(each)}`)).status).toBe(404);
  }
});
