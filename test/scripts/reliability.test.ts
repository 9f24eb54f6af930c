import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from '#scripts/reliability/faults.ts';
import { taggedTests } from '#scripts/reliability/taggedTests.ts';
import { reliabilityFile, reliabilityText } from '#scripts/reliability.ts';

const tests = await taggedTests();

test.each(faults)('$id has a test that tries it', ({ id }) => {
  expect(tests.filter(({ tags }) => tags.includes(id))).not.toEqual([]);
});

test('every tag is a row', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(tests.flatMap(({ tags }) => tags).filter((tag) => !ids.some((id) => id === tag))).toEqual([]);
});

test('docs/reliability.md is up to date (else: node scripts/reliability.ts)', () => {
  expect(readFileSync(reliabilityFile, 'utf8')).toBe(reliabilityText(tests));
});
