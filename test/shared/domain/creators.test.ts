import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareSegment } from '#shared/domain/bareSegment.ts';
import { normaliseSlug, prefixProblem, slugsFor } from '#shared/domain/creators.ts';

const slugs = (name: string) => slugsFor(name, () => 'x7qk');

describe('the slugs for a name', () => {
  test.each([
    ['Naledi Deliveries', 'naledi-deliveries'],
    ['Betty’s Café & Bakery', 'bettys-cafe-bakery'],
    ['Joy', 'joy'],
    ['99', '99'],
    ['Супер магазин', 'zarcodes-creator'],
    ['!!!', 'zarcodes-creator'],
    ['x'.repeat(80), 'x'.repeat(40)],
  ])('%s: %s first', (name, slug) => expect(slugs(name)[0]).toBe(slug));

  test('are numbered, then random', () => {
    const all = slugs('Naledi Deliveries');
    expect(all.slice(1, 3)).toEqual(['naledi-deliveries-2', 'naledi-deliveries-3']);
    expect(all.at(-4)).toBe('naledi-deliveries-30');
    expect(all.slice(-3)).toEqual(Array<string>(3).fill('naledi-deliveries-x7qk'));
  });

  test('are never codes, nor any path of the app', () => {
    const paths = [...readFileSync('web/src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '\/([\w-]+)/g)];
    expect(paths.length).toBeGreaterThan(15);
    for (const [, segment = ''] of paths) {
      for (const slug of slugs(segment)) expect(slug, segment).not.toBe(segment);
      expect(normaliseSlug(segment), segment).toBeNull();
    }
    for (const name of ['bakerys', 'Abc 1234', '1ab-cdef', 'abcdef', 'Mama Joy']) {
      for (const slug of slugs(name)) expect(bareSegment(slug).kind, slug).toBe('slug');
      expect(slugs(name).length).toBeGreaterThan(10);
    }
  });

  test('are found as they are, in any case', () => {
    for (const slug of slugs('x'.repeat(80))) expect(normaliseSlug(slug.toUpperCase())).toBe(slug);
    for (const typed of ['', '-', '-joy', 'joy-', 'a--b', 'joy.html', 'jöy', 'a b', 'x'.repeat(60)]) {
      expect(normaliseSlug(typed), typed).toBeNull();
    }
  });
});

test('a prefix is three letters and no reserved word', () => {
  for (const prefix of ['ABC', 'NDL']) expect(prefixProblem(prefix)).toBeNull();
  for (const prefix of ['AB', 'ABCD', 'abc', '1BC', 'A B', 'ÄBC'])
    expect(prefixProblem(prefix)).toContain('three letters');
  for (const prefix of ['ZAR', 'GOV', 'SOS']) expect(prefixProblem(prefix)).toContain('reserved');
});
