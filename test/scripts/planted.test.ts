import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedBugs } from '#test/planted/bugs.ts';

test.each(plantedBugs)('“$what” still has its place in the code', ({ file, from, to, tests }) => {
  const code = readFileSync(file, 'utf8');
  expect(code.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.filter((each) => !existsSync(each))).toEqual([]);
});
