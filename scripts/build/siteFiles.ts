import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathIn } from '#shared/edge/pages.ts';
import { languages } from '#shared/text/languages.ts';
import { publicPages } from '#web/text/pages/publicPages.ts';

/** @returns the site's origin; null if none is set, and then there is no sitemap, which needs absolute URLs. */
export function siteOrigin(given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isSite) return url.origin;
  throw new Error(`VITE_SITE_URL must be an address such as https://zarcodes.example, not "${given}".`);
}

// Other private pages have a `noindex` tag, which robots must be allowed to read. The API is allowed, because code
// pages load their data from it.
const disallowed = ['/admin$', '/admin/', '/payment$', '/payment/', '/api/docs'] as const;

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsTxt(origin: string | null): string {
  const rules = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)];
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return [...rules, ...sitemap, ''].join('\n');
}

/** https://www.sitemaps.org/protocol.html. Nothing is escaped, because our paths have no special characters. */
export function sitemapXml(origin: string): string {
  const urls = Object.values(publicPages)
    .flatMap(({ path }) => [...new Set(languages.map((each) => pathIn(each, path)))])
    .map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes robots.txt and sitemap.xml into the folder of the web build. */
export function writeSiteFiles(webFolder: string, origin: string | null): void {
  writeFileSync(join(webFolder, 'robots.txt'), robotsTxt(origin));
  const sitemap = join(webFolder, 'sitemap.xml');
  if (origin === null) rmSync(sitemap, { force: true });
  else writeFileSync(sitemap, sitemapXml(origin));
}
