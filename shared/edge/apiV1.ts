/** The addresses of the API for programs of others, at the edge (docs/decisions/0096-keys-and-api-v1.md). */

export const apiV1Prefix = '/api/v1/';
export const apiV1Pattern = `${apiV1Prefix}*`;

/**
 * Also runs as a CloudFront function, see `fileOf`. An HTTP API takes no colon in a path of its routes.
 * @returns the address at the API of one that programs know: `/api/v1/codes:batch` → `/api/v1/codes-batch`
 */
export const gatewayPath = (path: string): string =>
  /^\/api\/v1\//.test(path) ? path.replace(/^(\/api\/v1\/[a-z-]+)(?::|%3[Aa])/, '$1-') : path;

/**
 * The response to a browser that asks what a page of another site may send. The same for every site: which may use a key is
 * checked with the call itself, and there are no cookies.
 */
export const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
  // The longest that browsers take: two hours in Chrome, a day in Firefox.
  'access-control-max-age': '86400',
} as const;

/** What pages of other sites may read of a response besides its body. */
export const exposedHeaders = 'ETag, RateLimit, RateLimit-Policy, Retry-After';

/** The headers of every response, also of one that comes before any function: who may make a call is checked with it. */
export const apiV1Headers = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  'access-control-allow-origin': preflightHeaders['access-control-allow-origin'],
  'access-control-expose-headers': exposedHeaders,
});
