import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, isOfWeb, mockPages, pageRoute, webPatterns } from '#shared/edge/pages.ts';

const appPaths = [
  ...readFileSync('web/src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g),
].flatMap((match) => match[1] ?? []);

describe('the file of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/township', '/township.html'],
    ['/township/', '/township.html'],
    ['/privacy-policy', '/privacy-policy.html'],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
    ['/robots.txt', '/robots.txt'],
    ['/dashboard', '/dashboard.html'],
    ['/login', '/login.html'],
    ['/register', '/register.html'],
    ['/forgot-password', '/app.html'],
    ['/zarcodes/7PT-FLHV/edit', '/app.html'],
    ['/no/such/page', '/app.html'],
    ['/constructor', '/app.html'],
  ])('%s is served from %s', (path, file) => expect(fileOf(path)).toBe(file));
});

describe('a path that no file serves', () => {
  it.each([
    ['/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
    ['/7pt-flhv', '/api/zarcodes/7PT-FLHV/page'],
    ['/7PTFLHV', '/api/zarcodes/7PTFLHV/page'],
    ['/zarcodes/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
    ['/cafe-mama-joy', '/api/creators/slug/cafe-mama-joy/page'],
    ['/12a-bcde', '/api/creators/slug/12a-bcde/page'],
    ['/cafe-mama-joy/7PT-FLHV', '/api/creators/slug/cafe-mama-joy/7PT-FLHV/page'],
    ['/cafe-mama-joy/about', '/api/creators/slug/-/page'],
    ['/no/such/page', '/api/creators/slug/-/page'],
    ['/payment/mock-payfast', '/api/payments/mock/page'],
    ['/payment/payfast-test', '/api/payments/mock/page'],
    ['/café', '/api/creators/slug/-/page'],
  ])('%s is served by %s', (path, route) => {
    expect(isOfWeb(path)).toBe(false);
    expect(pageRoute(path)).toBe(route);
  });
});

describe('the patterns of the web', () => {
  it.each([
    '/',
    '/township',
    '/login',
    '/payments',
    '/payment/success',
    '/admin/users/usr_1',
    '/zarcodes/7PT-FLHV/edit',
    '/assets/main-Ab12.js',
    '/robots.txt',
    '/.well-known/security.txt',
  ])('have %s', (path) => expect(isOfWeb(path)).toBe(true));

  it('have every path of the app', () => {
    const ofApi = (path: string) => /^\/\$|^\/zarcodes\/\$code$/.test(path) || mockPages.includes(path);
    const fixed = appPaths.filter((path) => !ofApi(path));
    expect(fixed.length).toBeGreaterThan(15);
    expect(fixed.filter((path) => !isOfWeb(path.replace(/\$\w*/g, 'x')))).toEqual([]);
  });

  it('are as many as a distribution takes with the API’s', () => {
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
    expect(webPatterns().length + mockPages.length + 6).toBeLessThanOrEqual(75);
  });
});
