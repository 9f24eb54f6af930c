/**
 * `npm run check-table -- --stage local|emulator|dev|prod [--table <name>]`: whether money, codes and counters of a table
 * agree; with `--table` of one that was restored beside the stage's, before the app uses it. Only reads.
 */
import { parseArgs } from 'node:util';
import { openStage, tableStages } from './deploy/openStage.ts';
import { StartFailure } from './local/startFailure.ts';
import { checkTable } from './restore/checkTable.ts';

function readArguments(): { stage: string; name: string | undefined } {
  try {
    const { values } = parseArgs({ options: { stage: { type: 'string' }, table: { type: 'string' } } });
    const { stage, table: name } = values;
    const isKnown = stage !== undefined && tableStages.includes(stage);
    // On this machine `npm run restore-drill` makes such a table.
    if (isKnown && (stage !== 'local' || name === undefined)) return { stage, name };
  } catch {
    // Reported below.
  }
  throw new StartFailure(
    `Usage: npm run check-table -- --stage ${tableStages.join('|')} [--table the name of a restored one]`,
  );
}

async function main(): Promise<void> {
  const { stage, name } = readArguments();
  const { table, close } = await openStage(stage, name);
  try {
    const { problems, counters } = await checkTable(table, console.log);
    for (const line of [...problems, ...counters]) console.log(`  ${line}`);
    if (counters.length > 0) console.log('npm run recount puts counters right, once the app uses the table.');
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
});
