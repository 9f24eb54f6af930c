/**
 * `npm run migrate -- --stage local|emulator|dev|prod`: brings the items that an earlier version wrote to the shape of
 * this one. `--dry-run` only reports what would change. `--rate 100` limits how many items a second are read or changed.
 * `--again` also runs the migrations that are done. Run by a person, with credentials of their own.
 */
import { parseArgs } from 'node:util';
import { systemClock } from '#functions/lib/clock.ts';
import { openStage, tableStages } from './deploy/openStage.ts';
import { StartFailure } from './local/startFailure.ts';
import { migrations } from './migrate/migrations.ts';
import { defaultRate, runMigrations } from './migrate/runMigrations.ts';

interface Arguments {
  readonly stage: string;
  readonly dryRun: boolean;
  readonly again: boolean;
  readonly rate: number;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        stage: { type: 'string' },
        rate: { type: 'string', default: String(defaultRate) },
        'dry-run': { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
      },
    });
    const { stage, again } = values;
    const rate = Number(values.rate);
    if (stage !== undefined && tableStages.includes(stage) && rate > 0) {
      return { stage, dryRun: values['dry-run'], again, rate };
    }
  } catch {
    // Reported below.
  }
  throw new StartFailure(
    `Usage: npm run migrate -- --stage ${tableStages.join('|')} [--dry-run] [--rate items-a-second] [--again]`,
  );
}

async function main(): Promise<void> {
  const { stage, ...options } = readArguments();
  const { table, close } = await openStage(stage);
  try {
    await runMigrations({ table, migrations, now: systemClock, say: console.log, ...options });
    if (!options.dryRun) console.log(`The table of ${stage} is up to date.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
