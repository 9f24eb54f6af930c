/**
 * `npm run planted`: puts one bug at a time into a copy of the code, and says which test finds it. `npm run planted --
 * refund`: only the bugs with this word in what they are.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { type PlantedBug, plantedBugs } from '#test/planted/bugs.ts';
import { root } from './build/entries.ts';

const copy = join(root, '.build', 'planted');
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
  return failed?.fullName ?? 'the file does not load';
}

function tryBug({ file, from, to, tests }: PlantedBug): string | null {
  const path = join(copy, file);
  const code = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    code.replace(from, () => to),
  );
  const found = firstFailure(tests);
  writeFileSync(path, code);
  return found;
}

copyProject();
const [word = ''] = process.argv.slice(2);
const bugs = plantedBugs.filter(({ what }) => what.includes(word));
let missed = 0;
for (const bug of bugs) {
  const found = tryBug(bug);
  if (found === null) missed += 1;
  console.log(`${found === null ? 'MISSED' : 'found '} ${bug.what}\n       ${found ?? bug.tests.join(', ')}`);
}
console.log(`${bugs.length - missed} found, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
