/**
 * `npm run restore-drill`: whether a backup of this machine's table can be brought back, in the steps of
 * docs/runbook.md ("Restore the table"). Exports it to a file, imports that into a new table of an own folder, without a
 * stream, as a restore leaves it; compares both, checks ledger and counters of the copy, gives it a stream, and starts the
 * app on it, whose jobs have to follow. Leaves nothing behind. A difference ends it with 1.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { attachStream } from './deploy/attachTable.ts';
import { openTable } from './deploy/stageTable.ts';
import { localAccess, tableName } from './local/access.ts';
import { createTable } from './local/createTable.ts';
import { startEngine } from './local/engine.ts';
import { StartFailure } from './local/startFailure.ts';
import { recount } from './recount/recount.ts';
import { checkCopy } from './restore/checkCopy.ts';
import { checkTable } from './restore/checkTable.ts';
import { contentsOf, differences } from './restore/compare.ts';
import { openSource } from './restore/source.ts';
import { exportTable, importTable, readFile, readTable } from './restore/tableFile.ts';

const say = (line: string) => console.log(line);
/** Another name, which a restore on AWS needs too. */
const restoredName = `${tableName}-restored`;

async function exportFrom(dataDir: string, file: string): Promise<void> {
  const source = await openSource(dataDir);
  try {
    if (source.isRunning)
      say('An app runs on this folder: what it writes meanwhile may show as a difference.');
    await exportTable(new DynamoDBClient(localAccess(source.endpoint)), tableName, file);
  } finally {
    await source.release();
  }
  say(`Exported ${dataDir} to a file of ${(statSync(file).size / 1024).toFixed(0)} KB.`);
}

/** @returns what is not as it should be in the copy. */
async function importAndCheck(file: string, folder: string): Promise<string[]> {
  const engine = await startEngine(join(folder, 'dynamodb'));
  try {
    const client = new DynamoDBClient(localAccess(engine.endpoint));
    await createTable(client, restoredName, { stream: false });
    await importTable(client, restoredName, file);
    const [original, copy] = [
      await contentsOf(readFile(file)),
      await contentsOf(readTable(client, restoredName)),
    ];
    const found = differences(original, copy);
    const counts = [...copy.counts].toSorted().map(([type, count]) => `${count} ${type}`);
    say(`Imported ${copy.hashes.size} items into an empty table, ${restoredName}: ${counts.join(', ')}.`);
    const table = openTable(restoredName, localAccess(engine.endpoint));
    const { problems, counters } = await checkTable(table, say);
    if (counters.length > 0) await recount({ table, say, sleep: async () => undefined, dryRun: false });
    await attachStream(client, restoredName);
    say('Gave it a stream.');
    return [...found, ...problems];
  } finally {
    await engine.stop();
  }
}

async function drill(dataDir: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-restore-'));
  try {
    const file = join(folder, 'table.json.gz');
    await exportFrom(dataDir, file);
    const copy = join(folder, 'copy');
    const found = await importAndCheck(file, copy);
    return [...found, ...(await checkCopy({ folder: copy, table: restoredName, file }, say))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const found = await drill(process.env['DATA_DIR'] || '.data');
  for (const difference of found) console.error(`  ${difference}`);
  say(
    found.length === 0
      ? 'The backup can be restored.'
      : `Problems: ${found.length}. This backup can’t be used.`,
  );
  process.exit(found.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
