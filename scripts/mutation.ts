/**
 * `npm run mutation`: changes the code of sign-in, money, issuing codes and permissions in small ways, and says which of
 * them no test notices, in docs/reliability-mutation.md. `npm run mutation -- money`: only files with this in their path.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Subject, subjects } from '#test/mutation/subjects.ts';
import { root } from './build/entries.ts';
import { type Score, scoreOf, writeTable } from './mutation/table.ts';

const folder = '.build/mutation';
const minPercent = 85;

function run(subject: Subject): Score | null {
  const name = subject.file.replaceAll('/', '-');
  const [settings, report] = [join(folder, `${name}.json`), join(folder, `${name}.report.json`)];
  const options = {
    mutate: [subject.file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 60_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['.build', '.data', 'cdk.out', 'dist', 'docs', 'web/public'],
    // It would rewrite the paths in it with an API that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
  };
  writeFileSync(settings, JSON.stringify(options));
  const env = { ...process.env, MUTATION_TESTS: subject.tests.join() };
  const { status } = spawnSync('stryker', ['run', settings], { cwd: root, env, stdio: 'inherit' });
  return status === 0 ? scoreOf(readFileSync(report, 'utf8'), subject) : null;
}

const [word = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const found = new Map<Subject, Score>();
let isEnough = true;
for (const subject of subjects.filter(({ file }) => file.includes(word))) {
  const score = run(subject);
  if (score === null) {
    isEnough = false;
    continue;
  }
  found.set(subject, score);
  writeTable(subjects, found);
  const percent = (100 * score.noticed) / score.all;
  console.log(`${subject.file}: ${score.noticed} of ${score.all}, ${percent.toFixed(1)} %`);
  isEnough &&= percent >= minPercent && score.unexplained === 0;
}
process.exitCode = isEnough ? 0 : 1;
