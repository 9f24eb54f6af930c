/**
 * `npm run planted`: puts one bug at a time into a copy of the code, says which test finds it, and writes
 * docs/reliability-planted.md. `npm run planted -- refund`: only the bugs with this word in what they are. With
 * `--histories` random histories look for those that they can find.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { plantedBugs } from '#test/planted/bugs.ts';
import type { PlantedBug } from '#test/planted/plantedBug.ts';
import { root } from './build/entries.ts';
import { type Finding, writeTable } from './planted/table.ts';

const { values: options, positionals } = parseArgs({
  options: { histories: { type: 'boolean' } },
  allowPositionals: true,
});

const copy = join(root, '.build', options.histories === true ? 'planted-histories' : 'planted');
const report = join(copy, 'results.json');

const Results = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** @returns the name of the first test that fails; null where all pass */
function firstFailure(tests: readonly string[]): string | null {
  rmSync(report, { force: true });
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests];
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), args, { cwd: copy });
  if (status === 0) return null;
  const { testResults } = Results.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find((each) => each.status === 'failed');
  // A file that does not load would have found every bug.
  if (failed === undefined) throw new Error(`No test of ${tests.join(', ')} ran`);
  return failed.fullName;
}

const passed = new Set<string>();

/** A test that fails without a bug would have found every one. */
function checkUnchanged(tests: readonly string[]): void {
  const unknown = tests.filter((file) => !passed.has(file));
  if (unknown.length === 0) return;
  const failure = firstFailure(unknown);
  if (failure !== null) throw new Error(`Fails without a bug: ${failure}`);
  for (const file of unknown) passed.add(file);
}

/** About two minutes of an idle core for a bug that none of them finds. */
const maxHistories = 200;

/** @returns the seed of the first history after which something is wrong; null where there is none */
function firstHistory(): number | null {
  const choices = ['--as-found', '--processes', '1', '--seed', '1', '--count', String(maxHistories)];
  const args = ['scripts/histories.ts', ...choices];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? null : Number(/--seed (\d+) --count 1/.exec(stdout)?.[1] ?? 0);
}

function tryBug(bug: PlantedBug): Finding {
  const { file, from, to, tests } = bug;
  const path = join(copy, file);
  if (options.histories !== true) checkUnchanged(tests);
  const code = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    code.replace(from, () => to),
  );
  const found = options.histories === true ? { history: firstHistory() } : { test: firstFailure(tests) };
  writeFileSync(path, code);
  return { bug, ...found };
}

copyProject();
const [word = ''] = positionals;
const bugs = plantedBugs
  .filter(({ what }) => what.includes(word))
  .filter(({ byHistories }) => options.histories !== true || byHistories === true);
let missed = 0;
for (const bug of bugs) {
  const finding = tryBug(bug);
  writeTable(plantedBugs, [finding]);
  const { test, history } = finding;
  const by = test ?? (history == null ? null : `history ${history}`);
  if (by === null) missed += 1;
  console.log(`${by === null ? 'MISSED' : 'found '} ${bug.what}\n       ${by ?? bug.tests.join(', ')}`);
}
console.log(`${bugs.length - missed} found, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
