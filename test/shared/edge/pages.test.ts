import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codePagePatterns, codePageRoute, fileOf } from '#shared/edge/pages.ts';

const appPaths = [
  ...readFileSync('web/src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g),
].flatMap((match) => match[1] ?? []);
const asRegExp = (pattern: string) => new RegExp(`^${pattern.replaceAll('?', '.')}$`);

describe('the file of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/township', '/township.html'],
    ['/township/', '/township.html'],
    ['/privacy-policy', '/privacy-policy.html'],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
    ['/robots.txt', '/robots.txt'],
    ['/dashboard', '/dashboard.html'],
    ['/login', '/app.html'],
    ['/zarcodes/7PT-FLHV/edit', '/app.html'],
    ['/no/such/page', '/app.html'],
    ['/constructor', '/app.html'],
  ])('%s is served from %s', (path, file) => expect(fileOf(path)).toBe(file));
});

describe('the page of a code', () => {
  it.each([
    ['/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
    ['/7pt-flhv', '/api/zarcodes/7PT-FLHV/page'],
    ['/zarcodes/7PT-FLHV', '/api/zarcodes/7PT-FLHV/page'],
    ['/zarcodes/7PT-FLHV/edit', null],
    ['/7PTFLHV', null],
    ['/profile', null],
    ['/', null],
  ])('%s is served by %s', (path, route) => expect(codePageRoute(path)).toBe(route));

  it('has a path pattern that no other page matches', () => {
    expect(appPaths.length).toBeGreaterThan(15);
    const conflicting = appPaths.filter((path) =>
      codePagePatterns.some((pattern) => !path.includes('$') && asRegExp(pattern).test(path)),
    );
    expect(conflicting).toEqual([]);
  });
});
