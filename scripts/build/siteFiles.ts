import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages } from '#web/text/pages.ts';

/** @returns the site's origin; null when none is given: a sitemap has only absolute addresses. */
export function siteOrigin(given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isSite) return url.origin;
  throw new Error(`VITE_SITE_URL must be an address such as https://zarcodes.example, not "${given}".`);
}

// What is not for everybody; the rest says `noindex` itself, which a robot must be allowed to read. The API stays
// open, because the pages of codes are made with it.
const closed = ['/admin$', '/admin/', '/payment$', '/payment/', '/api/docs'] as const;

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsTxt(origin: string | null): string {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return [...rules, ...sitemap, ''].join('\n');
}

/** https://www.sitemaps.org/protocol.html. Our paths have no letters that XML or addresses would escape. */
export function sitemapXml(origin: string): string {
  const urls = listedPages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes what search engines ask for first into the folder of the web build. */
export function writeSiteFiles(webFolder: string, origin: string | null): void {
  writeFileSync(join(webFolder, 'robots.txt'), robotsTxt(origin));
  const sitemap = join(webFolder, 'sitemap.xml');
  if (origin === null) rmSync(sitemap, { force: true });
  else writeFileSync(sitemap, sitemapXml(origin));
}
