/**
 * Which file or route answers a page's address. CloudFront's functions and behaviours and the local server are made
 * from this one list, so that a link opens the same thing here and there.
 */

/** Pages whose content is the same for everybody, written as HTML when the web is built. */
export const prerendered: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/township': '/township.html',
  '/farmers': '/farmers.html',
  '/support': '/support.html',
  '/terms-of-service': '/terms-of-service.html',
  '/privacy-policy': '/privacy-policy.html',
};

/**
 * Pages of people who are signed in, written with what they say to everybody: seen until the app is there, which then
 * puts its own in their place.
 */
export const frames: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard.html',
  '/generator': '/generator.html',
  '/my-codes': '/my-codes.html',
};

/** The page of the app for every other address. It says 'Loading...' until the app has found out what to show. */
export const appShell = '/app.html';

/** The page of a code, to be filled in by `zarcodes.page` (`shared/domain/codePageTemplate.ts`). */
export const codeTemplate = '/code.html';

/**
 * Addresses of code pages, in CloudFront's pattern language: `?` is any one character. They go to the API, whose
 * `zarcodes.page` fills the page in, so that it says something without JavaScript and to whoever makes a preview of
 * a link. No path of the app has this shape (a test holds that).
 */
export const codePagePatterns = ['/???-????', '/zarcodes/???-????'] as const;

const codePage = /^(?:\/zarcodes)?\/([^/]{3}-[^/]{4})$/;

/** @returns the path of the API that makes the page of a code, one for all its spellings; null for every other path. */
export function codePageRoute(path: string): string | null {
  const code = codePage.exec(path)?.[1];
  return code === undefined ? null : `/api/zarcodes/${code.toUpperCase()}/page`;
}

/** The page to browse the API with: a file, though it stands below /api. */
const apiDocs = '/api/docs';

/**
 * It also runs at the edge, in a JavaScript that knows little: nothing here may need more than ES 2015 and what
 * `test/infra/edgeFunctions.test.ts` lets it see.
 * @returns the file that answers a path of the web: one with a dot in its last segment is that file itself.
 */
export function fileOf(path: string): string {
  if (/\.[^/]*$/.test(path)) return path;
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === apiDocs) return `${apiDocs}/index.html`;
  // A path begins with a slash, as nothing does that every object inherits.
  return prerendered[page] ?? frames[page] ?? appShell;
}
