import { expect, test } from 'vitest';
import { isKnownSource } from '#functions/domain/payments/notices/isKnownSource.ts';

test.each<[string, readonly string[] | null, boolean]>([
  ['197.97.145.144', null, true],
  ['197.97.145.159', null, true],
  ['197.97.145.160', null, false],
  ['13.245.74.88', null, true],
  ['3.163.252.237', null, true],
  ['203.0.113.9', ['203.0.113.9'], true],
  ['203.0.113.10', ['203.0.113.9'], false],
  ['203.0.113.9', ['198.51.100.0/24', '203.0.113.0/24'], true],
  ['203.0.114.9', ['203.0.113.0/24'], false],
  ['2001:db8::9', ['2001:db8::/32'], true],
  ['2001:db9::9', ['2001:db8::/32'], false],
  ['2001:db8::9', ['2001:db8::9'], true],
  ['197.97.145.144', [], false],
  ['', null, false],
  ['unknown', null, false],
  ['unknown', ['0.0.0.0/0'], false],
])('%s of %j: %s', { tags: 'P5' }, (address, sources, expected) => {
  expect(isKnownSource(address, sources)).toBe(expected);
});
