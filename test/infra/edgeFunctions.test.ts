/** The functions that run at the edge, as CloudFront gets them: bundled, in an engine that knows no more than it does. */
import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundleEdgeFunction, type EdgeFunctionName } from '#infra/edge/bundle.ts';

const names: EdgeFunctionName[] = ['webRequest', 'codePageRequest'];

/** ES 5.1's globals: what the code finds beyond them, CloudFront's runtime may not have. */
function load(name: EdgeFunctionName): (event: unknown) => Record<string, unknown> {
  const context = createContext({ __proto__: null });
  new Script(
    'delete Object.hasOwn; delete Object.fromEntries; delete Array.prototype.at; delete String.prototype.at;' +
      'delete String.prototype.replaceAll; delete globalThis.URL;',
  ).runInContext(context);
  new Script(bundleEdgeFunction(name)).runInContext(context);
  return context['handler'];
}

const answer = (name: EdgeFunctionName, uri: string) =>
  load(name)({ version: '1.0', request: { method: 'GET', uri, headers: {}, querystring: {}, cookies: {} } });

describe.each(names)('%s', (name) => {
  test('fits into the 10 KB that CloudFront takes', () => {
    expect(Buffer.byteLength(bundleEdgeFunction(name))).toBeLessThan(10_240);
  });

  test('is a script of the syntax that its runtime knows, with a function `handler`', () => {
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
  ['/login', '/app.html'],
  ['/constructor', '/app.html'],
  ['/api/docs', '/api/docs/index.html'],
  ['/api/docs/', '/api/docs/index.html'],
  ['/api/docs/docs.js', '/api/docs/docs.js'],
  ['/api/openapi.json', '/api/openapi.json'],
  ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
  ['//evil.example', '//evil.example'],
])('the web answers %s with %s', (uri, file) => {
  expect(answer('webRequest', uri)).toMatchObject({ uri: file, method: 'GET' });
});

test.each([
  ['/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
  ['/zarcodes/7pt-flhv', '/api/zarcodes/7PT-FLHV/page'],
])('the API makes %s by %s', (uri, route) => {
  expect(answer('codePageRequest', uri)).toMatchObject({ uri: route, method: 'GET' });
});

test.each(['/a/b-cdef', '/abc-d/ef', '/zarcodes/a/b-cdef'])(
  '%s is no page, and leads to the first one',
  (uri) => {
    expect(answer('codePageRequest', uri)).toMatchObject({
      statusCode: 302,
      headers: { location: { value: '/' } },
    });
  },
);
