/**
 * `npm run restore-drill`: whether a backup of this machine's table can be brought back. Exports it to a file, imports
 * that into an empty table of an own folder, compares both, checks the ledger of the copy, and starts the app on it.
 * Leaves nothing behind. A difference ends it with 1.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { localAccess, tableName } from './local/access.ts';
import { createTable } from './local/createTable.ts';
import { startEngine } from './local/engine.ts';
import { StartFailure } from './local/startFailure.ts';
import { checkCopy } from './restore/checkCopy.ts';
import { contentsOf, differences } from './restore/compare.ts';
import { checkLedger, entriesOf } from './restore/ledger.ts';
import { openSource } from './restore/source.ts';
import { exportTable, importTable, readFile, readTable } from './restore/tableFile.ts';

const say = (line: string) => console.log(line);
const rand = (cents: number) => `R${(cents / 100).toFixed(2)}`;

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
    await createTable(client, tableName);
    await importTable(client, tableName, file);
    const [original, copy] = [
      await contentsOf(readFile(file)),
      await contentsOf(readTable(client, tableName)),
    ];
    const found = differences(original, copy);
    const counts = [...copy.counts].toSorted().map(([type, count]) => `${count} ${type}`);
    say(`Imported ${copy.hashes.size} items into an empty table: ${counts.join(', ')}.`);
    const { salesCents, problems } = checkLedger(await entriesOf(readTable(client, tableName)));
    say(`The ledger of the copy sums up to ${rand(salesCents)}; problems found: ${problems.length}.`);
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
    return [...found, ...(await checkCopy(copy, file, say))];
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
