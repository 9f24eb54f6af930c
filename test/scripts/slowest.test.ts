/** What `npm test` says of where its time goes. */
import { expect, test } from 'vitest';
import { slowestFiles } from '#scripts/test/slowest.ts';

const vitestFile = (name: string, seconds: number) => ({
  name: `${process.cwd()}/test/${name}.test.ts`,
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: [{}, {}],
});

test('twenty files of vitest, the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => vitestFile(`file${index}`, index));
  const lines = slowestFiles('vitest', { testResults: files });
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('   24.0 s  test/file24.test.ts (2)');
  expect(lines.at(-1)).toBe('    5.0 s  test/file5.test.ts (2)');
});

test('files of Playwright, with every attempt of the tests in their groups', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { specs: [spec('edit.spec.ts', 2_000)], suites: [{ specs: [spec('edit.spec.ts', 1_000, 4_000)] }] },
    { specs: [spec('search.spec.ts', 500)] },
  ];
  expect(slowestFiles('playwright', { suites })).toEqual([
    '    7.0 s  edit.spec.ts (2)',
    '    0.5 s  search.spec.ts (1)',
  ]);
});

test('nothing where a tool left no results', () => {
  expect(slowestFiles('vitest', null)).toEqual([]);
  expect(slowestFiles('playwright', null)).toEqual([]);
});
