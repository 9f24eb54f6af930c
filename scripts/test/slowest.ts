/** Where the time of `npm test` goes: the files that took the longest, from the tools' own results. */
import { relative } from 'node:path';
import * as z from 'zod';

interface FileTime {
  readonly file: string;
  readonly ms: number;
  readonly tests: number;
}

const VitestResults = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});

const Spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});

function vitestFiles(results: unknown): FileTime[] {
  const { data } = VitestResults.safeParse(results);
  return (data?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
    tests: assertionResults.length,
  }));
}

type SuiteResults = z.output<typeof Suite>;
const specsOf = ({ specs, suites }: SuiteResults): SuiteResults['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** With every attempt of each test. */
function playwrightFiles(results: unknown): FileTime[] {
  const { data } = Suite.safeParse(results);
  const byFile = Map.groupBy(data === undefined ? [] : specsOf(data), ({ file }) => file);
  return [...byFile].map(([file, specs]) => {
    const attempts = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const ms = attempts.reduce((sum, { duration }) => sum + duration, 0);
    return { file, ms, tests: specs.length };
  });
}

const max = 20;

/** @param results the tool's JSON. @returns a line for each of the slowest files */
export function slowestFiles(tool: 'vitest' | 'playwright', results: unknown): string[] {
  const files = tool === 'vitest' ? vitestFiles(results) : playwrightFiles(results);
  return files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, max)
    .map(({ file, ms, tests }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file} (${tests})`);
}
