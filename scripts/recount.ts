/**
 * `npm run recount -- --stage local|emulator|dev|prod`: counts the table again and puts the counters right. `--dry-run`
 * only reports what would change. Run by a person, with credentials of their own, when little is written.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStage, tableStages } from './deploy/openStage.ts';
import { StartFailure } from './local/startFailure.ts';
import { recount } from './recount/recount.ts';

/** Each waits a minute for quiet. */
const maxAttempts = 5;

function readArguments(): { stage: string; dryRun: boolean } {
  try {
    const { values } = parseArgs({
      options: { stage: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const { stage } = values;
    if (stage !== undefined && tableStages.includes(stage)) return { stage, dryRun: values['dry-run'] };
  } catch {
    // Reported below.
  }
  throw new StartFailure(`Usage: npm run recount -- --stage ${tableStages.join('|')} [--dry-run]`);
}

async function main(): Promise<void> {
  const { stage, dryRun } = readArguments();
  const { table, close } = await openStage(stage);
  try {
    for (let attempt = 1; !(await recount({ table, say: console.log, sleep, dryRun })); attempt++) {
      if (attempt === maxAttempts)
        throw new StartFailure('The table is too busy. Please run it again at night.');
    }
    if (!dryRun) console.log(`The counters of ${stage} are right.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
