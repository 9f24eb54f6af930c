/**
 * Which file or route serves a page's path. CloudFront's functions and behaviours and the local server are built from
 * this list, so that a link opens the same page on both.
 */

/** Pages with the same content for everybody, written as HTML when the web is built. */
export const prerendered: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/township': '/township.html',
  '/farmers': '/farmers.html',
  '/support': '/support.html',
  '/terms-of-service': '/terms-of-service.html',
  '/privacy-policy': '/privacy-policy.html',
};

/**
 * Signed-in pages, written without personal data. They are shown until the app has loaded, which replaces them.
 */
export const frames: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard.html',
  '/generator': '/generator.html',
  '/my-codes': '/my-codes.html',
};

/** The app's page for every other path. It shows 'Loading...' until the app has loaded. */
export const appShell = '/app.html';

/** The template of a code's page, which `zarcodes.page` fills in (`shared/domain/codePageTemplate.ts`). */
export const codeTemplate = '/code.html';

/**
 * Paths of code pages, in CloudFront's pattern language: `?` is any one character. They go to the API, whose
 * `zarcodes.page` fills in the page, for link previews and for browsers without JavaScript. A test checks that no other
 * path of the app matches.
 */
export const codePagePatterns = ['/???-????', '/zarcodes/???-????'] as const;

const codePage = /^(?:\/zarcodes)?\/([^/]{3}-[^/]{4})$/;

/** @returns the API path of a code's page, the same for upper and lower case; null for every other path. */
export function codePageRoute(path: string): string | null {
  const code = codePage.exec(path)?.[1];
  return code === undefined ? null : `/api/zarcodes/${code.toUpperCase()}/page`;
}

/** The API's documentation is a file, although its path is below /api. */
const apiDocs = '/api/docs';

/**
 * Also runs as a CloudFront function, so it may use only ES 2015 and what `test/infra/edgeFunctions.test.ts` allows.
 * @returns the file of a path of the web. A path with a dot in its last segment is a file itself.
 */
export function fileOf(path: string): string {
  if (/\.[^/]*$/.test(path)) return path;
  const page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === apiDocs) return `${apiDocs}/index.html`;
  // Safe without hasOwn: paths begin with a slash, inherited property names do not.
  return prerendered[page] ?? frames[page] ?? appShell;
}
