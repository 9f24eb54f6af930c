/** Writes `docs/reliability.md`: what can go wrong, and the tests that try it, found by their tags. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './build/entries.ts';
import type { Fault } from './reliability/fault.ts';
import { faultGroups } from './reliability/faults.ts';
import { type TaggedTest, taggedTests } from './reliability/taggedTests.ts';

export const reliabilityFile = new URL('../docs/reliability.md', import.meta.url);

const head = `# What can go wrong, and the tests that try it

Made by \`node scripts/reliability.ts\` from the tests' tags and \`scripts/reliability\`; do not edit. A test compares it
with the tests (\`test/scripts/reliability.test.ts\`), and fails where a row has none.

A row's tests run by its id: \`npx vitest run --tags-filter P4\`, \`npx playwright test --grep @P3\`. What a title leaves
open (\`%s\`, \`$key\`) is filled in by the cases of the test.

More is tried by commands, whose results are in files of their own: [histories](reliability-histories.md) of many people
at once, [planted bugs](reliability-planted.md) that the tests must find, [mutations](reliability-mutation.md) of the code
that they must notice, and [requests](reliability-fuzz.md) that are made from the contract.`;

/** A cell can't hold line breaks, and ends at a pipe. */
const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ').trim();

const linesOf = (tests: readonly TaggedTest[]) =>
  [...Map.groupBy(tests, ({ suite }) => suite)].map(([suite, ofSuite]) => {
    const titles = [...new Set(ofSuite.map(({ title }) => cell(title)))].join('; ');
    return suite === '' ? titles : `_${cell(suite)}_ ${titles}`;
  });

function testsCell(tests: readonly TaggedTest[]): string {
  const byFile = Map.groupBy(tests, ({ file }) => relative(root, file));
  return [...byFile]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, ofFile]) => `[${file.replace(/^test\//, '')}](../${file}): ${linesOf(ofFile).join('. ')}`)
    .join('<br>');
}

function table(faults: readonly Fault[], tests: readonly TaggedTest[]): string {
  return [
    '| | tried | must happen | tests |',
    '|---|---|---|---|',
    ...faults.map(({ id, tries, expects }) => {
      const ofRow = tests.filter(({ tags }) => tags.includes(id));
      return `| ${id} | ${cell(tries)} | ${cell(expects)} | ${testsCell(ofRow)} |`;
    }),
  ].join('\n');
}

export const reliabilityText = (tests: readonly TaggedTest[]): string =>
  [head, ...faultGroups.flatMap(({ title, faults }) => [`## ${title}`, table(faults, tests)])]
    .join('\n\n')
    .concat('\n');

if (import.meta.main) writeFileSync(reliabilityFile, reliabilityText(await taggedTests()));
