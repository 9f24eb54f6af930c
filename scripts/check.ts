/**
 * `npm run check`: types, lint, unused code, and the tests that a change can affect, in a minute or two. The change is
 * what is not on `main`, or not on `--base`; `npm test` runs every test.
 */
import { parseArgs } from 'node:util';
import { affectedTests } from './check/affectedTests.ts';
import { changedFiles } from './check/changedFiles.ts';
import { readDependents } from './check/importGraph.ts';
import { isKitSpec } from './check/screens.ts';
import { otherChecks, types } from './test/codeChecks.ts';
import { runTool } from './test/runTool.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    /** Also what is far from the change. */
    all: { type: 'boolean', default: false },
  },
});

/** A file takes three seconds beside the other checks, on average. */
const maxFiles = values.all ? Number.POSITIVE_INFINITY : 16;
const maxRoutes = values.all ? Number.POSITIVE_INFINITY : 5;

const started = performance.now();
const failed: string[] = [];

async function stage(name: string, command: string, args: readonly string[]): Promise<void> {
  const start = performance.now();
  const ok = await runTool(command, args);
  if (!ok) failed.push(name);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function checkCode(): Promise<void> {
  for (const { name, command, args } of [types, ...otherChecks]) await stage(name, command, args);
}

async function runTests(changed: readonly string[]): Promise<void> {
  const { unit, routes, generated, browser, sharedBy } = affectedTests(changed, await readDependents());
  console.log(`${changed.length} files changed, ${unit.length} files of tests depend on them`);
  if (unit.length > maxFiles)
    console.log(`The nearest ${maxFiles} are run; all of them with --all, or by npm test.`);
  if (unit.length > 0)
    await stage('tests', 'vitest', ['run', '--reporter=minimal', ...unit.slice(0, maxFiles)]);
  if (routes.length > 0) {
    const keys = routes.slice(0, maxRoutes).map((key) => key.replace('.', '\\.'));
    if (routes.length > maxRoutes) console.log(`Of ${routes.length} routes, the nearest ${maxRoutes}:`);
    const pattern = `(^|\\s)(${keys.join('|')})(\\s|$)`;
    await stage('routes', 'vitest', ['run', '--reporter=minimal', '-t', pattern, ...generated]);
  }
  if (sharedBy > 0) console.log(`${sharedBy} screens share what changed: npm test looks at each.`);
  if (browser.length > 0) {
    const projects = browser.every(isKitSpec)
      ? ['--project=kit']
      : browser.some(isKitSpec)
        ? []
        : ['--project=app'];
    await stage('browser', 'playwright', ['test', '--reporter=dot', ...projects, ...browser]);
  }
}

const changed = changedFiles(values.base);
await Promise.all([checkCode(), runTests(changed)]);
console.log(
  failed.length === 0
    ? `All of it passes, in ${Math.round((performance.now() - started) / 1000)} s`
    : `Failed: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
