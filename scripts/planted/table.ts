/** The table of docs/reliability-planted.md: which test finds which planted bug. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PlantedBug } from '#test/planted/plantedBug.ts';

const file = 'docs/reliability-planted.md';

/** What was not tried is undefined. */
export interface Finding {
  readonly bug: PlantedBug;
  /** The name of the first test that failed; null where none did. */
  readonly test?: string | null;
  /** The seed of the first history that failed; null where none did. */
  readonly history?: number | null;
}

const heading = `# Planted bugs

Written by \`npm run planted\`, which puts one bug at a time into a copy of the code (\`test/planted\`) and runs the tests
that must find it, and by \`npm run planted -- --histories\`, which lives random histories
([reliability-histories.md](reliability-histories.md)) with each bug that these can find. A name in this table is that of
the first test that failed, a number that of the first history, counted by its seed from 1 on. “missed” makes the command
fail.

| bug | in | found by the test | by history |
|---|---|---|---|`;

const inCell = (text: string) => text.replaceAll('|', '/');

/** @returns the two last cells of a row of the table as it is */
function cellsOf(row: string | undefined): [test: string, history: string] {
  const [, , test = '', history = ''] = (row ?? '').slice(2, -2).split(' | ');
  return [test, history];
}

function rowOf({ bug, test, history }: Finding, earlier: string | undefined): string {
  const [testBefore, historyBefore] = cellsOf(earlier);
  const byTest = test === undefined ? testBefore : (test ?? 'missed');
  const byHistory = history === undefined ? historyBefore : String(history ?? 'missed');
  const whether = bug.byHistories === true ? byHistory || 'not run' : '–';
  return `| ${[bug.what, `\`${bug.file}\``, inCell(byTest || 'not run'), whether].join(' | ')} |`;
}

/** Replaces the rows of these bugs, and leaves those of others that there still are. */
export function writeTable(bugs: readonly PlantedBug[], findings: readonly Finding[]): void {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const table = bugs.map((bug) => {
    const earlier = rows.find((row) => row.startsWith(`| ${bug.what} |`));
    return rowOf(findings.find((each) => each.bug === bug) ?? { bug }, earlier);
  });
  writeFileSync(file, `${[heading, ...table].join('\n')}\n`);
}
