/**
 * `npm test`: what CI runs. A failed stage does not prevent the next ones, so that one run shows all failures. The last
 * line has the totals of all stages, after the names of the tests that failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startEngine } from './local/engine.ts';
import { runTool, type ToolOptions } from './test/runTool.ts';
import { slowestFiles } from './test/slowest.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests by name. */
  readonly failures: readonly string[];
}

const results = '.build/test-results';
const jsonFile = (name: string) => `${results}/${name}.json`;

function readJson(name: string): Record<string, unknown> | null {
  const file = jsonFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A tool without tests counts as one test. */
async function single(command: string, args: string[]): Promise<Counts> {
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

/** The tests that failed at least once, with the first error of each, since a retry may differ in nothing but luck. */
function failedSpecs({ title, suites = [], specs = [] }: PlaywrightSuite, parents: string[] = []): string[] {
  const path = title === undefined ? parents : [...parents, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
        const lines = stripVTControlCharacters(error).split('\n').slice(0, maxErrorLines);
        const name = [...path, spec.title].join(' > ');
        return [`${name}${status === 'flaky' ? ' (passed when tried again)' : ''}`, ...lines].join(
          '\n       ',
        );
      }),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, path))];
}

async function vitest(name: string, args: string[], options: ToolOptions = {}): Promise<Counts> {
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

async function playwright(): Promise<Counts> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: jsonFile('playwright') };
  // The list ends with the names of tests that failed and then passed ("flaky").
  const ok = await runTool('playwright', ['test', '--reporter=list,json'], { env });
  const json = readJson('playwright');
  const stats = (json?.['stats'] ?? {}) as Record<string, unknown>;
  const failed = number(stats['unexpected']);
  return {
    passed: number(stats['expected']) + number(stats['flaky']),
    failed: ok ? failed : Math.max(1, failed),
    failures: failedSpecs((json ?? {}) as PlaywrightSuite),
  };
}

/** With `DYNAMODB_ENGINE=local` all tests share one engine, because Java takes seconds to start. */
async function engineEnvironment(): Promise<Record<string, string>> {
  if (process.env['DYNAMODB_ENGINE'] !== 'local') return {};
  const { endpoint } = await startEngine();
  return { TEST_DYNAMODB_ENDPOINT: endpoint };
}

type Stage = readonly [string, () => Promise<Counts>];

interface Outcome {
  readonly name: string;
  readonly counts: Counts;
}
const outcome = async ([name, run]: Stage): Promise<Outcome> => ({ name, counts: await run() });

const histories = 'test/integration/histories.test.ts';

/** Runs beside all the others with the CPU that they leave, so that no test with a short limit waits for it. */
const background: Stage = [
  'histories',
  async () => vitest('histories', [histories], { env: await engineEnvironment(), hasLowPriority: true }),
];

/** The stages of a row run side by side, so that both cores are busy. */
const rows: readonly (readonly Stage[])[] = [
  [
    ['types', () => single('tsc', ['--noEmit'])],
    ['build', () => single('node', ['scripts/build.ts', '--if-stale'])],
  ],
  [
    ['types of the service worker', () => single('tsc', ['--noEmit', '--project', 'web/serviceWorker'])],
    ['lint', () => single('biome', ['check', '--diagnostic-level=warn', '.'])],
    ['unused code', () => single('knip', [])],
  ],
  [
    [
      'unit, contract, data, integration',
      async () => vitest('vitest', ['--exclude', histories], { env: await engineEnvironment() }),
    ],
    ['deployment', () => vitest('deployment', ['--config', 'vitest.deploy.config.ts'])],
  ],
  existsSync('test/e2e') ? [['browser', playwright]] : [],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// The tests start some hundred processes, which load the same code: a tenth of the CPU of those that start most.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.build/compile-cache');

const inBackground = outcome(background);
const outcomes: Outcome[] = [];
for (const row of rows) {
  console.log(`\n── ${row.map(([name]) => name).join(' · ')}`);
  outcomes.push(...(await Promise.all(row.map(outcome))));
}
outcomes.push(await inBackground);
console.log('');
for (const tool of ['vitest', 'playwright'] as const) {
  const lines = slowestFiles(tool, readJson(tool));
  if (lines.length > 0) console.log(`The slowest files of ${tool}, with their tests:\n${lines.join('\n')}\n`);
}
for (const { name, counts } of outcomes) {
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed, ${counts.failed} failed`,
  );
  for (const failure of counts.failures) console.log(`     ${failure}`);
}
const sum = (part: 'passed' | 'failed') => outcomes.reduce((total, { counts }) => total + counts[part], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
