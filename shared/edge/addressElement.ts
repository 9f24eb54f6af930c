/** The script of `<zar-address>` (docs/decisions/0097): the newest one, and that of a major version. */
export const addressElementFiles = ['/zar-address.js', '/zar-address/1.js'] as const;

/** Both, by CloudFront's pattern. */
export const addressElementPattern = '/zar-address*.js';

/** Its headers: pages of other sites load it, also isolated ones, as a module, and with a hash. */
export const addressElementHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/** Shops get a new version within minutes, and no checkout waits for the question whether there is one. */
export const addressElementCaching = 'public, max-age=300, stale-while-revalidate=86400';
