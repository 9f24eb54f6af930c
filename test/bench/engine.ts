/**
 * Compares a write of the embedded engine with many stream records to the same write with none, in alternating rounds:
 * with the index that the app adds, and without it (docs/local-engine.md).
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { countHit } from '#functions/data/rateLimits.ts';
import type { Table } from '#functions/data/table.ts';
import { localAccess, tableName } from '#scripts/local/access.ts';
import { createTable } from '#scripts/local/createTable.ts';
import { type Engine, startEngine } from '#scripts/local/engine.ts';
import { median, printHeading, printRow } from './print.ts';

const streamRecords = 30_000;
const rounds = 40;
const writesPerRound = 10;

async function openTable({ endpoint }: Engine, stream = true): Promise<Table> {
  const client = new DynamoDBClient(localAccess(endpoint));
  await createTable(client, tableName, { stream });
  return { client: DynamoDBDocumentClient.from(client), name: tableName };
}

async function fill({ client, name }: Table): Promise<void> {
  for (let start = 0; start < streamRecords; start += 25) {
    const requests = Array.from({ length: 25 }, (_, index) => ({
      PutRequest: { Item: { pk: `FILL#${start + index}`, sk: 'FILL', type: 'fill', version: 1 } },
    }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
}

let hits = 0;

/** Measures the write of every anonymous search. */
async function msPerWrite(table: Table): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < writesPerRound; count++) {
    hits += 1;
    await countHit(table, { limit: 'search', who: `who-${hits}`, windowStart: 0, max: 30, expiresAt: 60 });
  }
  return (performance.now() - started) / writesPerRound;
}

function dropIndex({ databaseFile }: Engine): void {
  using database = new DatabaseSync(databaseFile ?? '');
  database.exec('DROP INDEX zarcodes_stream_sequence');
}

export async function benchEngine(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-bench-'));
  const engines: Engine[] = [];
  const start = async (name: string) => {
    const engine = await startEngine(join(folder, name));
    engines.push(engine);
    return engine;
  };
  try {
    const filled = await start('filled');
    if (filled.databaseFile === undefined) return console.log('\nDynamoDB Local trims its stream by itself.');
    await fill(await openTable(filled));
    await filled.stop();
    const copy = join(folder, 'copy', 'dynoxide.db');
    mkdirSync(dirname(copy));
    copyFileSync(filled.databaseFile, copy);
    const withoutIndex = await start('copy');
    dropIndex(withoutIndex);
    const tables = {
      noStream: await openTable(await start('noStream'), false),
      empty: await openTable(await start('empty')),
      filled: await openTable(await start('filled')),
      withoutIndex: await openTable(withoutIndex),
    };
    const ms: Record<keyof typeof tables, number[]> = {
      noStream: [],
      empty: [],
      filled: [],
      withoutIndex: [],
    };
    for (let round = 0; round < rounds; round++) {
      for (const name of ['noStream', 'empty', 'filled', 'withoutIndex'] as const) {
        ms[name].push(await msPerWrite(tables[name]));
      }
    }
    const ratio = (name: keyof typeof tables) => median(ms[name]) / median(ms.empty);
    const inMs = (name: keyof typeof tables) => `${median(ms[name]).toFixed(2)} ms`;
    printHeading(`A write of the embedded engine (medians of ${rounds} rounds of ${writesPerRound})`);
    console.log(`  (no stream: ${inMs('noStream')}; no stream records: ${inMs('empty')};`);
    console.log(
      `   ${streamRecords} stream records: ${inMs('filled')}; without the index: ${inMs('withoutIndex')})`,
    );
    printRow(`${streamRecords} stream records against none`, ratio('filled'), 1.25, ' x');
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
