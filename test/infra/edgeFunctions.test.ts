/** The bundled edge functions, run with only the globals that CloudFront's runtime has. */
import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundleEdgeFunction, type EdgeFunctionName } from '#infra/edge/bundle.ts';

const names: EdgeFunctionName[] = ['webRequest', 'pageRequest', 'v1Request'];

/** The globals of ES 5.1; CloudFront's runtime may not have others. */
function load(name: EdgeFunctionName): (event: unknown) => Record<string, unknown> {
  const context = createContext({ __proto__: null });
  new Script(
    'delete Object.hasOwn; delete Object.fromEntries; delete Array.prototype.at; delete String.prototype.at;' +
      'delete String.prototype.replaceAll; delete globalThis.URL;',
  ).runInContext(context);
  new Script(bundleEdgeFunction(name)).runInContext(context);
  return context['handler'];
}

const answer = (name: EdgeFunctionName, uri: string, querystring = {}) =>
  load(name)({ version: '1.0', request: { method: 'GET', uri, headers: {}, querystring, cookies: {} } });

describe.each(names)('%s', (name) => {
  test('is at most 10 KB, CloudFront’s limit', () => {
    expect(Buffer.byteLength(bundleEdgeFunction(name))).toBeLessThan(10_240);
  });

  test('uses only syntax of its runtime, and defines a function `handler`', () => {
    const code = bundleEdgeFunction(name);
    expect(code).toMatch(/^function handler\(event\)/m);
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
    expect(code).not.toMatch(
      /^\s*(?:import|export|class)\b|\?\.|\?\?|\bfor\s*\([^;)]+ of |\.\.\.|\{[^{}\n]*\}\s*=/m,
    );
  });
});

test.each([
  ['/', '/index.html'],
  ['/township/', '/township.html'],
  ['/dashboard', '/dashboard.html'],
  ['/login', '/login.html'],
  ['/forgot-password', '/app.html'],
  ['/constructor', '/app.html'],
  ['/api/docs', '/api/docs/index.html'],
  ['/api/docs/', '/api/docs/index.html'],
  ['/api/docs/docs.js', '/api/docs/docs.js'],
  ['/api/openapi.json', '/api/openapi.json'],
  ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
  ['//evil.example', '//evil.example'],
])('the web function maps %s to %s', (uri, file) => {
  expect(answer('webRequest', uri)).toMatchObject({ uri: file, method: 'GET' });
});

interface Reader {
  readonly chosen?: string;
  readonly accepted?: string;
}

const answerTo = ({ chosen, accepted }: Reader, name: EdgeFunctionName, uri: string) =>
  load(name)({
    version: '1.0',
    request: {
      method: 'GET',
      uri,
      querystring: {},
      headers: {
        ...(accepted !== undefined && { 'accept-language': { value: accepted } }),
        'x-language': { value: 'of the client' },
      },
      cookies: chosen === undefined ? {} : { language: { value: chosen } },
    },
  });

test.each<[Reader, string, string]>([
  [{ accepted: 'zu-ZA,zu;q=0.9,en;q=0.8' }, '/', '/zu/index.html'],
  [{ accepted: 'zu' }, '/zu', '/zu/index.html'],
  [{ accepted: 'zu' }, '/af/township', '/af/township.html'],
  [{ chosen: 'st', accepted: 'zu' }, '/farmers', '/st/farmers.html'],
  [{ chosen: 'en', accepted: 'zu' }, '/login', '/login.html'],
  [{ chosen: 'en' }, '/xh/', '/xh/index.html'],
  [{ chosen: 'xh' }, '/my-codes', '/xh/my-codes.html'],
  [{ chosen: 'xh' }, '/payment/success', '/xh/app.html'],
  [{ chosen: 'fr' }, '/login', '/login.html'],
  [{ chosen: 'z'.repeat(4096) }, '/login', '/login.html'],
  [{ chosen: 'zu' }, '/admin', '/app.html'],
  [{ chosen: 'zu' }, '/admin/users/usr_1', '/app.html'],
  [{ chosen: 'zu' }, '/api/docs', '/api/docs/index.html'],
  [{ chosen: 'zu' }, '/assets/main-Ab12.js', '/assets/main-Ab12.js'],
  [{ chosen: 'zu' }, '/zuzu', '/zu/app.html'],
])('for a reader with %j %s is %s', (reader, uri, file) => {
  expect(answerTo(reader, 'webRequest', uri)).toMatchObject({ uri: file });
});

test.each<[Reader, string]>([
  [{}, 'en'],
  [{ accepted: 'xh-ZA' }, 'xh'],
  [{ accepted: 'xh-ZA', chosen: 'af' }, 'af'],
  [{ chosen: 'z'.repeat(4096) }, 'en'],
])('the API is told the language of a reader with %j', (reader, language) => {
  expect(answerTo(reader, 'pageRequest', '/7PT-FLHV')).toMatchObject({
    uri: '/api/zarcodes/7PT-FLHV/page',
    headers: { 'x-language': { value: language } },
  });
});

test.each([
  ['/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
  ['/zarcodes/7pt-flhv', '/api/zarcodes/7PT-FLHV/page'],
  ['/7ptflhv', '/api/zarcodes/7PTFLHV/page'],
  ['/Mama-Joy-Deliveries', '/api/creators/slug/mama-joy-deliveries/page'],
  ['/mama-joy-deliveries/mjd-flhv', '/api/creators/slug/mama-joy-deliveries/MJD-FLHV/page'],
  ['/no/such/page', '/api/creators/slug/-/page'],
  ['/payment/mock-payfast', '/api/payments/mock/page'],
  ['//evil.example', '/api/creators/slug/-/page'],
])('the API function maps %s to %s', (uri, route) => {
  expect(answer('pageRequest', uri)).toMatchObject({ uri: route, method: 'GET' });
});

test.each([
  ['/township/', '/township'],
  ['/mama-joy-deliveries/', '/mama-joy-deliveries'],
])('%s redirects to %s', (uri, location) => {
  expect(answer('pageRequest', uri)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});

test.each(['/7PT-FLHV', '/zarcodes/7PT-FLHV', '/mama-joy/mjd-flhv', '/no/such/page'])(
  '%s is cached once, whatever its query',
  (uri) => {
    const querystring = { fbclid: { value: 'x' }, search: { value: 'y' } };
    expect(answer('pageRequest', uri, querystring)).toMatchObject({ querystring: {} });
    expect(answer('pageRequest', uri, querystring)['querystring']).toEqual({});
  },
);

test('a creator’s page is cached by its page and search alone', () => {
  const querystring = { fbclid: { value: 'x' }, search: { value: 'spaza' }, page: { value: '2' } };
  expect(answer('pageRequest', '/mama-joy', querystring)['querystring']).toEqual({
    search: { value: 'spaza' },
    page: { value: '2' },
  });
});

test.each([
  ['/api/v1/codes:batch', '/api/v1/codes-batch'],
  ['/api/v1/codes%3Asuggest', '/api/v1/codes-suggest'],
  ['/api/v1/codes%3abatch', '/api/v1/codes-batch'],
  ['/api/v1/codes/7PT-FLHV', '/api/v1/codes/7PT-FLHV'],
  ['/api/v1/health', '/api/v1/health'],
])('a program’s call of %s goes to %s with its query', (uri, path) => {
  const querystring = { q: { value: '7PT' } };
  expect(answer('v1Request', uri, querystring)).toMatchObject({ uri: path, method: 'GET', querystring });
});

test('a preflight is answered at the edge, the same for every site and without credentials', () => {
  const request = {
    method: 'OPTIONS',
    uri: '/api/v1/codes:batch',
    headers: {},
    querystring: {},
    cookies: {},
  };
  expect(load('v1Request')({ version: '1.0', request })).toEqual({
    statusCode: 204,
    statusDescription: 'No Content',
    headers: {
      'access-control-allow-origin': { value: '*' },
      'access-control-allow-methods': { value: 'GET, HEAD, POST' },
      'access-control-allow-headers': { value: 'Authorization, Content-Type, If-None-Match' },
      'access-control-max-age': { value: '86400' },
    },
  });
});

test('a redirect takes the query along', () => {
  const querystring = {
    search: { value: 'spaza%20shop' },
    tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
    bare: { value: '' },
  };
  expect(answer('pageRequest', '/mama-joy/', querystring)).toMatchObject({
    headers: { location: { value: '/mama-joy?search=spaza%20shop&tag=a&tag=b&bare' } },
  });
});

test.each(['//evil.example/', '/\\\\evil.example/'])(
  '%s redirects to no other site',
  { tags: 'I8' },
  (uri) => {
    expect(answer('pageRequest', uri)).toMatchObject({ uri: '/api/creators/slug/-/page' });
  },
);
