import { type Language, languages } from '#shared/text/languages.ts';

/**
 * Which file or route serves a page's path. CloudFront's functions and behaviours and the local server are built from
 * this list, so that a link opens the same page on both.
 */

/** Pages with the same content for everybody, written as HTML when the web is built. */
export const prerendered: readonly string[] = [
  '/',
  '/township',
  '/farmers',
  '/support',
  '/developers',
  '/run',
  '/terms-of-service',
  '/privacy-policy',
];

/** The file of a page that is written when the web is built. */
export const htmlFileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Those that have an address in each language, for search engines: `/zu`, `/zu/township`. */
const translatedPaths = ['/', '/township', '/farmers'] as const;

export const isTranslated = (path: string): boolean => translatedPaths.some((each) => each === path);

/** The address of such a page; of any other its path. */
export const pathIn = (language: Language, path: string): string =>
  language === languages[0] || !isTranslated(path) ? path : `/${language}${path}`.replace(/\/$/, '');

/** The path by which the app knows such a page: of `/zu/township`, in isiZulu, `/township`. */
export const withoutLanguage = (language: Language, path: string): string => {
  const bare = path.slice(language.length + 1) || '/';
  return pathIn(language, bare) === path ? bare : path;
};

/** The same for pages that search engines do not list: their forms can be filled in before the app has loaded. */
export const prerenderedForms: readonly string[] = ['/login', '/register'];

/**
 * Signed-in pages, written without personal data. They are shown until the app has loaded, which replaces them.
 */
export const frames: readonly string[] = ['/dashboard', '/generator', '/my-codes'];

/** The app's page for every other path. It shows 'Loading...' until the app has loaded. */
export const appShell = '/app.html';

/**
 * The templates of a code's page, whole or its area only, and of a creator's, which the API fetches and fills in
 * (docs/decisions/0089). No pages by their names, because a browser that opened one would show its empty slots.
 */
export const codeTemplate = '/templates/code.txt';
export const areaTemplate = '/templates/area.txt';
export const creatorTemplate = '/templates/creator.txt';

/**
 * The app's other pages, in CloudFront's pattern language: `*` is anything, `?` any one character. What none of the
 * patterns below matches goes to the API: a code, a creator's slug, or nothing that exists (decision 0089). A test
 * checks that no path of the app is missing.
 */
const appPages = [
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/keep-account',
  '/unsubscribe',
  '/address-not-found',
  '/home',
  '/claims',
  '/payment',
  '/payment/*',
  '/payments',
  '/payments/*',
  '/settings',
  '/profile',
  '/developer-keys',
  '/creator-dashboard',
  '/creator-generator',
  '/creator-field',
  '/creator-import',
  '/creator-import/*',
  '/creator-project',
  '/creator/*',
  '/admin',
  '/admin/*',
] as const;

/**
 * The app's, too, but the API says whether they exist: in mock mode only (docs/product/payments.md#mock-payment-page).
 */
export const mockPages: readonly string[] = ['/payment/mock-payfast', '/payment/payfast-test'];

/** Below the pages of codes, but not one of them: `/zarcodes/7PT-FLHV/edit`. */
export const codePagePattern = '/zarcodes/???-????';
const otherCodePages = '/zarcodes/*';

/** What has a dot is a file: `/assets/main-Ab12.js`, `/robots.txt`. */
const files = '/*.*';

/** The file of a page in another language than English lies in a folder of its own. */
export const fileIn = (language: Language, file: string): string =>
  language === languages[0] ? file : `/${language}${file}`;

/** What the web's bucket serves. `codePagePattern` and `mockPages` come before them. */
export function webPatterns(): string[] {
  const translated = languages.flatMap((language) => translatedPaths.map((path) => pathIn(language, path)));
  const all = [
    files,
    ...prerendered,
    ...prerenderedForms,
    ...frames,
    ...translated,
    ...appPages,
    otherCodePages,
  ];
  return [...new Set(all)];
}

/** As CloudFront matches a path. For the local server and the tests. */
export function matchesPattern(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`).test(path);
}

/** Whether the web's bucket serves a path, and not the API. */
export function isOfWeb(path: string): boolean {
  if (matchesPattern(path, codePagePattern) || mockPages.indexOf(path) >= 0) return false;
  return webPatterns().some((pattern) => matchesPattern(path, pattern));
}

const code = '((?:[1-9][A-Za-z]{2}|[A-Za-z]{3})-?[A-Za-z0-9]{4})';
const slug = '([A-Za-z0-9-]{1,60})';
/** No slug is a hyphen, so it is the page of nobody: the app's page, with 404. */
const nobody = '/api/creators/slug/-/page';

/**
 * For paths that the web's bucket does not serve. Also runs as a CloudFront function, see `fileOf`.
 * @returns the API's path of the page, the same for upper and lower case
 */
export function pageRoute(path: string): string {
  if (mockPages.indexOf(path) >= 0) return '/api/payments/mock/page';
  const ofCode = new RegExp(`^(?:/zarcodes)?/${code}$`).exec(path);
  if (ofCode !== null) return `/api/zarcodes/${(ofCode[1] ?? '').toUpperCase()}/page`;
  const ofCreator = new RegExp(`^/${slug}(?:/${code})?$`).exec(path);
  if (ofCreator === null) return nobody;
  const below = ofCreator[2] === undefined ? '' : `/${ofCreator[2].toUpperCase()}`;
  return `/api/creators/slug/${(ofCreator[1] ?? '').toLowerCase()}${below}/page`;
}

// Of a creator's prefix only with its hyphen: `/payment/success` is no code.
const certainCode = '(?:[1-9][A-Za-z]{2}-?|[A-Za-z]{3}-)[A-Za-z0-9]{4}';

/**
 * `7PT-FLHV/GATE` is a point of a code's guide: the code's page at that point. A fragment, because the page is the same, and
 * the edge purges only what it can name.
 * @returns where the path leads; null for any other
 */
export function pointRoute(path: string): string | null {
  const found = new RegExp(`^((?:/[A-Za-z0-9-]{1,60})?/${certainCode})/([A-Za-z0-9]{1,12})/?$`).exec(path);
  if (found === null || /\/(?:edit|guide)\/?$/.test(path)) return null;
  return `${found[1]}#${(found[2] ?? '').toUpperCase()}`;
}

/**
 * The path without slashes at its end, under which a page is; null for a path that has none. Never two slashes at the
 * beginning, which would lead to another site.
 */
export function withoutSlash(path: string): string | null {
  return /^\/[^/\\].*\/$/.test(path) ? path.replace(/\/+$/, '') : null;
}

/** The API's documentation is a file, although its path is below /api. */
const apiDocs = '/api/docs';

/**
 * Also runs as a CloudFront function, so it may use only ES 2015 and what `test/infra/edgeFunctions.test.ts` allows.
 * @param reader the language of the reader, where the address has none
 * @returns the file of a path of the web. A path with a dot in its last segment is a file itself.
 */
export function fileOf(path: string, reader: Language = 'en'): string {
  if (/\.[^/]*$/.test(path)) return path;
  let page = path === '/' ? path : path.replace(/\/$/, '');
  if (page === apiDocs) return `${apiDocs}/index.html`;
  let language = isEnglishOnly(page) ? languages[0] : reader;
  languages.slice(1).forEach((each) => {
    if (page !== `/${each}` && page.indexOf(`/${each}/`) !== 0) return;
    language = each;
    page = page.slice(each.length + 1) || '/';
  });
  const isWritten = prerendered.concat(prerenderedForms, frames).indexOf(page) >= 0;
  return fileIn(language, isWritten ? htmlFileOf(page) : appShell);
}

/** The back office. */
const isEnglishOnly = (page: string) => page === '/admin' || page.indexOf('/admin/') === 0;
