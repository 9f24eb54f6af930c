import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { robotsTxt, sitemapXml, siteOrigin, writeSiteFiles } from '#scripts/build/siteFiles.ts';
import { createWeb } from '#scripts/local/web.ts';
import { prerendered } from '#shared/edge/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'zarcodes-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = 'https://zarcodes.example';

describe('the site’s origin', () => {
  test.each([
    [undefined, null],
    ['', null],
    [site, site],
    [`${site}/`, site],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s', (url, origin) => expect(siteOrigin(url)).toBe(origin));

  test.each([
    'zarcodes.example',
    `${site}/shop`,
    `${site}?a=1`,
    `${site}/#a`,
    'javascript:alert(1)',
    'ftp://a.b',
  ])('%s is invalid', (url) => expect(() => siteOrigin(url)).toThrow('VITE_SITE_URL'));
});

test('the sitemap lists exactly the static public pages, in each language that they have an address in', () => {
  const listed = [...sitemapXml(site).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const inOthers = ['zu', 'xh', 'af', 'st'].flatMap((each) =>
    ['', '/township', '/farmers'].map((path) => `/${each}${path}`),
  );
  expect(listed.toSorted()).toEqual([...prerendered, ...inOthers].map((path) => site + path).toSorted());
});

describe('robots.txt', () => {
  test('names the sitemap only if there is one', () => {
    expect(robotsTxt(site)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    expect(robotsTxt(null)).not.toContain('Sitemap');
  });

  // A rule matches paths by prefix; `$` marks the end (RFC 9309).
  const isClosed = (path: string) =>
    [...robotsTxt(null).matchAll(/^Disallow: (.+)$/gm)].some(([, rule = '']) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    );

  test.each(['/admin', '/admin/users', '/payment', '/payment/success', '/api/docs'])(
    '%s is disallowed',
    (path) => expect(isClosed(path)).toBe(true),
  );
  test.each(['/', '/7PT-FLHV', '/admin-of-the-farm', '/payments-to-go', '/login', '/api/zarcodes/7PT-FLHV'])(
    '%s is allowed',
    (path) => expect(isClosed(path)).toBe(false),
  );
});

test('a build without an origin deletes the sitemap of an earlier one', () => {
  writeSiteFiles(folder, site);
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toContain(site);
  writeSiteFiles(folder, null);
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
  expect(existsSync(join(folder, 'robots.txt'))).toBe(true);
});

test('they are served with their content types', async () => {
  writeSiteFiles(folder, site);
  const server = createServer(createWeb(folder)).listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  for (const [path, type] of [
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^(text|application)\/xml/],
  ] as const) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  server.close();
});
