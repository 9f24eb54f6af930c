/** Runs the tools that test, and counts what passed and failed. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool, type ToolOptions } from './runTool.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests by name. */
  readonly failures: readonly string[];
}

export const results = '.build/test-results';
const jsonFile = (name: string) => `${results}/${name}.json`;

export function readJson(name: string): Record<string, unknown> | null {
  const file = jsonFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A tool without tests counts as one test. */
export async function single(command: string, args: readonly string[]): Promise<Counts> {
  const ok = await runTool(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

const firstLine = (text: string | undefined) => (text ?? '').split('\n', 1)[0] ?? '';

/** Enough to know the fault by, also of a list that differs. */
const maxErrorLines = 12;

/** The tests that failed, with the first error of each. */
function failedSpecs({ title, suites = [], specs = [] }: PlaywrightSuite, parents: string[] = []): string[] {
  const path = title === undefined ? parents : [...parents, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
        const lines = stripVTControlCharacters(error).split('\n').slice(0, maxErrorLines);
        return [[...path, spec.title].join(' > '), ...lines].join('\n       ');
      }),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, path))];
}

export async function vitest(name: string, args: string[], options: ToolOptions = {}): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${jsonFile(name)}`];
  const ok = await runTool('vitest', ['run', ...args, ...reporters], options);
  const json = readJson(name);
  const suites = (json?.['testResults'] ?? []) as VitestFile[];
  // A file that does not load has no failed tests, so it counts by itself.
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const failed = number(json?.['numFailedTests']) + broken.length;
  const failures = suites.flatMap((suite) => {
    const file = relative(process.cwd(), suite.name);
    const tests = suite.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    return broken.includes(suite) ? [`${file}: ${firstLine(suite.message)}`] : tests;
  });
  return {
    passed: number(json?.['numPassedTests']),
    failed: ok ? failed : Math.max(1, failed),
    failures,
  };
}

export async function playwright(): Promise<Counts> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: jsonFile('playwright') };
  const ok = await runTool('playwright', ['test', '--reporter=list,json'], { env });
  const json = readJson('playwright');
  const stats = (json?.['stats'] ?? {}) as Record<string, unknown>;
  const failed = number(stats['unexpected']);
  return {
    passed: number(stats['expected']),
    failed: ok ? failed : Math.max(1, failed),
    failures: failedSpecs((json ?? {}) as PlaywrightSuite),
  };
}
