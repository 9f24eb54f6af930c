import { describe, expect, test } from 'vitest';
import { type HttpRequest, httpEvent } from '#scripts/local/httpEvent.ts';
import { matchRoute } from '#scripts/local/matchRoute.ts';

const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  rawPath: '/api/zarcodes',
  rawQuery: '',
  headers: [['Host', 'localhost:3000']],
  body: Buffer.alloc(0),
  sourceIp: '203.0.113.9',
  ...changes,
});
const eventOf = (changes: Partial<HttpRequest> = {}, pathParameters = {}) =>
  httpEvent(
    request(changes),
    { routeKey: 'POST /api/zarcodes', pathParameters },
    new Date('2026-03-12T19:03:58Z'),
  );

describe('an event of payload format 2.0', () => {
  test('has the fields that AWS sends', () => {
    expect(eventOf()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/zarcodes',
      rawPath: '/api/zarcodes',
      rawQueryString: '',
      isBase64Encoded: false,
      requestContext: {
        domainName: 'localhost',
        http: { method: 'POST', path: '/api/zarcodes', protocol: 'HTTP/1.1', sourceIp: '203.0.113.9' },
        requestId: expect.stringMatching(/^[\w+/=]{12,}$/),
        routeKey: 'POST /api/zarcodes',
        stage: '$default',
        time: '12/Mar/2026:19:03:58 +0000',
        timeEpoch: Date.parse('2026-03-12T19:03:58Z'),
      },
    });
  });

  test('omits missing fields', () => {
    const event = eventOf();
    for (const name of ['body', 'cookies', 'queryStringParameters', 'pathParameters']) {
      expect(event).not.toHaveProperty(name);
    }
  });

  test('decodes the path, but not the query string', () => {
    const event = eventOf({ rawPath: '/api/zarcodes/7PT%2DFLHV', rawQuery: 'q=a%20b' });
    expect(event.rawPath).toBe('/api/zarcodes/7PT-FLHV');
    expect(event.rawQueryString).toBe('q=a%20b');
    expect(event.queryStringParameters).toEqual({ q: 'a b' });
  });

  test('joins repeated query parameters and headers with a comma', () => {
    const event = eventOf({
      rawQuery: 'a=1&b=2&a=3',
      headers: [
        ['X-Many', 'one'],
        ['x-many', 'two'],
      ],
    });
    expect(event.queryStringParameters).toEqual({ a: '1,3', b: '2' });
    expect(event.headers).toEqual({ 'x-many': 'one,two' });
  });

  test('moves the cookies out of the headers', () => {
    const event = eventOf({
      headers: [
        ['Cookie', 'a=1; b=2'],
        ['cookie', 'c=3'],
      ],
    });
    expect(event.cookies).toEqual(['a=1', 'b=2', 'c=3']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['application/json', '{"a":1}', false],
    ['application/json; charset=utf-8', '{"a":1}', false],
    ['application/problem+json', '{}', false],
    ['text/plain', 'hello', false],
    ['application/x-www-form-urlencoded', 'a=1&b=2', true],
    ['application/octet-stream', 'raw', true],
    ['application/jsonp', 'raw', true],
  ])('a body of %s', (type, text, inBase64) => {
    const event = eventOf({ headers: [['Content-Type', type]], body: Buffer.from(text) });
    expect(event.isBase64Encoded).toBe(inBase64);
    expect(event.body).toBe(inBase64 ? Buffer.from(text).toString('base64') : text);
  });

  test('a compressed body is always base64', () => {
    const headers = [
      ['content-type', 'application/json'],
      ['content-encoding', 'gzip'],
    ] as const;
    expect(eventOf({ headers, body: Buffer.from('x') }).isBase64Encoded).toBe(true);
  });
});

describe('routing', () => {
  test('a literal path takes precedence over a parameter', () => {
    expect(matchRoute('GET', '/api/zarcodes/recent')).toMatchObject({ key: 'zarcodes.recent' });
    expect(matchRoute('GET', '/api/zarcodes/in-bounds')).toMatchObject({ key: 'zarcodes.inBounds' });
    expect(matchRoute('GET', '/api/zarcodes/7PT-FLHV')).toEqual({
      key: 'zarcodes.get',
      routeKey: 'GET /api/zarcodes/{code}',
      pathParameters: { code: '7PT-FLHV' },
    });
  });

  test('the method must match', () => {
    expect(matchRoute('DELETE', '/api/zarcodes/7PT-FLHV')).toMatchObject({ key: 'zarcodes.delete' });
    expect(matchRoute('POST', '/api/zarcodes')).toMatchObject({ key: 'zarcodes.create' });
    expect(matchRoute('PATCH', '/api/zarcodes')).toBeNull();
    expect(matchRoute('HEAD', '/api/health')).toMatchObject({ routeKey: 'HEAD /api/health' });
    expect(matchRoute('HEAD', '/api/contact')).toBeNull();
  });

  test.each(['/api', '/api/', '/api/zarcodes/', '/zarcodes', '/api/nope', '/api/payments//complete'])(
    'no route matches %s',
    (path) => {
      expect(matchRoute('GET', path)).toBeNull();
      expect(matchRoute('POST', path)).toBeNull();
    },
  );
});
