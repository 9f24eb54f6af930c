import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { safeRedirect } from '#web/session/redirects.ts';

beforeAll(() => void vi.stubGlobal('location', new URL('https://zarcodes.example/login')));
afterAll(() => void vi.unstubAllGlobals());

test.each(['/dashboard', '/my-codes?page=2', '/zarcodes/7PT-FLHV#map'])(
  '%s is a valid redirect',
  { tags: 'I8' },
  (target) => {
    expect(safeRedirect(target)).toBe(target);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  undefined,
  7,
])('%j is refused', { tags: 'I8' }, (target) => {
  expect(safeRedirect(target)).toBeNull();
});

test.each(['/login', '/login?redirect=/x', '/register', '/x/../login'])(
  '%s would redirect in a loop',
  (target) => {
    expect(safeRedirect(target)).toBeNull();
  },
);
