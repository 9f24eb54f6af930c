/** Reading and trimming dynoxide's stream on disk. DynamoDB Local trims its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, describe, expect, test } from 'vitest';
import { localAccess, tableName } from '#scripts/local/access.ts';
import { createTable } from '#scripts/local/createTable.ts';
import { type Engine, startEngine } from '#scripts/local/engine.ts';
import { type Streams, startStreams } from '#scripts/local/streams.ts';
import { emptyFolder, eventually } from '#test/support/localApp.ts';

const engines: Engine[] = [];
const running: Streams[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((streams) => streams.stop()));
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

async function engineOn(folder: string): Promise<Engine> {
  const engine = await startEngine(folder);
  engines.push(engine);
  return engine;
}

const usesDynoxide = (await engineOn(emptyFolder())).databaseFile !== undefined;

function read(engine: Engine, sql: string): Record<string, unknown>[] {
  using database = new DatabaseSync(engine.databaseFile ?? '', { readOnly: true });
  return database.prepare(sql).all();
}

async function world() {
  const engine = await engineOn(emptyFolder());
  const access = localAccess(engine.endpoint);
  const client = new DynamoDBClient(access);
  await createTable(client, tableName);
  const documents = DynamoDBDocumentClient.from(client);
  const folder = emptyFolder();
  const mail = (pk: string) => ({ pk, sk: 'X', type: 'mail' });
  return {
    put: (pk: string) => documents.send(new PutCommand({ TableName: tableName, Item: mail(pk) })),
    async putMany(count: number) {
      for (let start = 0; start < count; start += 25) {
        const keys = Array.from({ length: Math.min(25, count - start) }, (_, index) => `${start + index}`);
        const requests = keys.map((pk) => ({ PutRequest: { Item: mail(pk) } }));
        await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
      }
    },
    /** The last sequence number that a consumer has processed. */
    position(consumer: string): string | undefined {
      const { shards } = JSON.parse(readFileSync(join(folder, `stream-${consumer}.json`), 'utf8'));
      return Object.values<{ after?: string }>(shards)[0]?.after;
    },
    records: () => read(engine, 'SELECT sequence_number FROM _stream_records').length,
    /** Starts the consumers; mail records go to `deliver`. */
    async start(deliver: (keys: string[]) => void) {
      const streams = await startStreams({
        table: tableName,
        client,
        streams: new DynamoDBStreamsClient(access),
        folder,
        databaseFile: engine.databaseFile,
        report: () => undefined,
        invoke: async (_job, event) => {
          deliver(
            (event as DynamoDBStreamEvent).Records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? ''),
          );
          return { batchItemFailures: [] };
        },
      });
      running.push(streams);
      return streams;
    },
  };
}

describe.runIf(usesDynoxide)('the stream on disk', () => {
  test('the engine finds the newest record by an index, also in an older data folder', async () => {
    const folder = emptyFolder();
    const plan = (engine: Engine) =>
      read(
        engine,
        `EXPLAIN QUERY PLAN SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1
           FROM _stream_records WHERE table_name = 'zarcodes'`,
      );
    const first = await engineOn(folder);
    expect(plan(first)).toMatchObject([{ detail: expect.stringContaining('USING COVERING INDEX') }]);
    await first.stop();
    {
      using database = new DatabaseSync(first.databaseFile ?? '');
      database.exec('DROP INDEX zarcodes_stream_sequence');
    }
    const second = await engineOn(folder);
    expect(plan(second)).toMatchObject([{ detail: expect.stringContaining('USING COVERING INDEX') }]);
  });

  test('does not grow with processed records', async () => {
    const { putMany, records, start } = await world();
    const streams = await start(() => undefined);
    await putMany(2_000);
    await streams.caughtUp();
    expect(records()).toBeLessThan(2_000);
    await streams.stop();
    await start(() => undefined);
    expect(records(), 'a start trims too').toBe(1);
  });

  test('records after a trim are delivered, also after a restart', async () => {
    const { put, records, start } = await world();
    const delivered: string[] = [];
    const deliver = (keys: string[]) => void delivered.push(...keys);
    await put('a');
    await put('b');
    const first = await start(deliver);
    await first.caughtUp();
    await first.stop();
    const second = await start(deliver);
    expect(records()).toBe(1);
    await put('c');
    await second.caughtUp();
    await second.stop();
    await put('d');
    await (await start(deliver)).caughtUp();
    expect(delivered).toEqual(['a', 'b', 'c', 'd']);
  });

  test('records that one consumer has not processed stay, even if the other has', async () => {
    const { put, putMany, records, start, position } = await world();
    await put('first');
    const working = await start(() => undefined);
    await working.caughtUp();
    await working.stop();
    const failing = await start(() => {
      throw new Error('The mail cannot be sent');
    });
    await putMany(1_200);
    await eventually(() => position('projections') === '1201');
    await failing.stop();
    const delivered: string[] = [];
    const streams = await start((keys) => void delivered.push(...keys));
    expect(records()).toBe(1_200);
    await streams.caughtUp();
    expect(delivered).toEqual(Array.from({ length: 1_200 }, (_, index) => String(index)));
  });
});
