/** The tables of docs/reliability-mutation.md: how many changes of the code the tests notice, and which they do not. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Subject } from '#test/mutation/subjects.ts';

const file = 'docs/reliability-mutation.md';

/** https://github.com/stryker-mutator/mutation-testing-elements/blob/master/packages/report-schema */
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().optional(),
          location: z.object({
            start: z.object({ line: z.number(), column: z.number() }),
            end: z.object({ line: z.number(), column: z.number() }),
          }),
        }),
      ),
    }),
  ),
});

export interface Score {
  readonly noticed: number;
  readonly all: number;
  /** A row for each change that nothing noticed: the line, what it was, what it became, and why it does no harm. */
  readonly survivors: readonly string[];
  /** How many of these nobody has given a reason for. */
  readonly unexplained: number;
}

const noticed = new Set(['Killed', 'Timeout']);
const counted = new Set([...noticed, 'Survived', 'NoCoverage']);
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 120);

export function scoreOf(report: string, { file: of, survivors }: Subject): Score {
  const found = Report.parse(JSON.parse(report)).files[of];
  const mutants = (found?.mutants ?? []).filter(({ status }) => counted.has(status));
  const lines = (found?.source ?? '').split('\n');
  const left = mutants
    .filter(({ status }) => !noticed.has(status))
    .map(({ location: { start, end }, replacement = '' }) => {
      const line = lines[start.line - 1] ?? '';
      const was = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      return {
        line: start.line,
        was,
        became: replacement,
        reason: survivors[`${was} → ${replacement}`] ?? '',
      };
    });
  return {
    noticed: mutants.length - left.length,
    all: mutants.length,
    survivors: left.map(
      ({ line, was, became, reason }) =>
        `| \`${of}:${line}\` | \`${inCell(was)}\` | \`${inCell(became)}\` | ${reason} |`,
    ),
    unexplained: left.filter(({ reason }) => reason === '').length,
  };
}

const heading = `# Mutation testing

Written by \`npm run mutation\`: Stryker changes the code in small ways, one at a time, and the tests that concern it must
notice (\`test/mutation/subjects.ts\`). A number below 85 % of a file makes the command fail, and so does a change that
nothing noticed and that has no reason.`;

const scores = ['| part | file | noticed | of | % |', '|---|---|---|---|---|'];
const survivors = [
  '## What nothing noticed',
  '',
  '| where | was | became | why it does no harm |',
  '|---|---|---|---|',
];

/** Replaces the rows of these files, and leaves those of others. */
export function writeTable(subjects: readonly Subject[], found: ReadonlyMap<Subject, Score>): void {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const earlier = (start: string) => rows.filter((row) => row.startsWith(start));
  const scoreRows = subjects.flatMap((subject) => {
    const { part, file: of } = subject;
    const score = found.get(subject);
    if (score === undefined) {
      const [row = `| ${part} | \`${of}\` | not run | | |`] = earlier(`| ${part} | \`${of}\` |`);
      return row;
    }
    const percent = ((100 * score.noticed) / score.all).toFixed(1);
    return `| ${part} | \`${of}\` | ${score.noticed} | ${score.all} | ${percent} |`;
  });
  const survivorRows = subjects.flatMap(
    (subject) => found.get(subject)?.survivors ?? earlier(`| \`${subject.file}:`),
  );
  const lines = [heading, '', ...scores, ...scoreRows, '', ...survivors, ...survivorRows];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
