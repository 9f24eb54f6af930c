/** The local stream consumers on a real stream, with jobs that fail on purpose. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import { type Streams, startStreams } from '#scripts/local/streams.ts';
import { testTable } from '#test/support/engine.ts';
import { emptyFolder, eventually } from '#test/support/localApp.ts';

type Job = (keys: string[], event: DynamoDBStreamEvent) => DynamoDBBatchResponse | Promise<never>;

const done: DynamoDBBatchResponse = { batchItemFailures: [] };
const running: Streams[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((streams) => streams.stop()))));

async function setUp() {
  const table = await testTable();
  const access = { endpoint: table.endpoint, region: 'af-south-1' };
  const folder = emptyFolder();
  const reports: string[] = [];
  const put = (pk: string, type: string) =>
    table.client.send(new PutCommand({ TableName: table.name, Item: { pk, sk: 'X', type } }));
  const start = async (jobs: { projections?: Job; sideEffects?: Job }) => {
    const streams = await startStreams({
      table: table.name,
      client: new DynamoDBClient(access),
      streams: new DynamoDBStreamsClient(access),
      folder,
      report: (problem) => void reports.push(problem),
      invoke: async (job, event) => {
        const batch = event as DynamoDBStreamEvent;
        const keys = batch.Records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? '');
        return (jobs[job.replace('jobs.', '') as keyof typeof jobs] ?? (() => done))(keys, batch);
      },
    });
    running.push(streams);
    return streams;
  };
  return { folder, reports, put, start };
}

test('each consumer gets the changes that match its filters, in order and in Lambda’s format', async () => {
  const { put, start } = await setUp();
  const codes: string[] = [];
  const events: DynamoDBStreamEvent[] = [];
  const sideEffects: string[] = [];
  await put('CODE#1', 'zarcode');
  await put('MAIL#1', 'mail');
  await put('WORD#1', 'word');
  await put('CODE#1', 'tombstone');
  const streams = await start({
    projections: (keys, event) => {
      codes.push(...keys);
      events.push(event);
      return done;
    },
    sideEffects: (keys) => {
      sideEffects.push(...keys);
      return done;
    },
  });
  await streams.caughtUp();
  expect(codes).toEqual(['CODE#1', 'CODE#1']);
  // Only a deleted code has side effects, a new one has none.
  expect(sideEffects).toEqual(['MAIL#1', 'CODE#1']);
  expect(events.flatMap(({ Records }) => Records)[1]).toMatchObject({
    eventID: expect.any(String),
    eventName: 'MODIFY',
    eventSource: 'aws:dynamodb',
    eventSourceARN: expect.stringContaining('/stream/'),
    dynamodb: {
      Keys: { pk: { S: 'CODE#1' }, sk: { S: 'X' } },
      OldImage: { type: { S: 'zarcode' } },
      NewImage: { type: { S: 'tombstone' } },
      SequenceNumber: expect.any(String),
      ApproximateCreationDateTime: expect.any(Number),
    },
  });
});

test('a change is delivered within two seconds', async () => {
  const { put, start } = await setUp();
  let deliveredAt = 0;
  const streams = await start({
    sideEffects: () => {
      deliveredAt = performance.now();
      return done;
    },
  });
  await streams.caughtUp();
  const writtenAt = performance.now();
  await put('MAIL#1', 'mail');
  await eventually(() => deliveredAt > 0);
  expect(deliveredAt - writtenAt).toBeLessThan(2_000); // about 100 ms on an idle machine
});

test('a partial failure is retried from the first failed record; the other consumer continues', {
  tags: 'C8',
}, async () => {
  const { put, start } = await setUp();
  for (const name of ['a', 'b', 'c']) await put(name, 'mail');
  const batches: string[][] = [];
  const codes: string[] = [];
  let isBroken = true;
  const streams = await start({
    sideEffects: (keys, { Records }) => {
      batches.push(keys);
      const failing = isBroken ? Records.filter(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S === 'b') : [];
      return {
        batchItemFailures: failing.map(({ dynamodb }) => ({
          itemIdentifier: dynamodb?.SequenceNumber ?? '',
        })),
      };
    },
    projections: (keys) => {
      codes.push(...keys);
      return done;
    },
  });
  await eventually(() => batches.length >= 3);
  await put('CODE#1', 'zarcode');
  await eventually(() => codes.length === 1);
  isBroken = false;
  await streams.caughtUp();
  expect(batches[0]).toEqual(['a', 'b', 'c']);
  expect(batches[1]).toEqual(['b', 'c']);
  expect(batches.slice(1).flat()).not.toContain('a');
});

test('a job that throws gets the whole batch again', { tags: 'C8' }, async () => {
  const { put, start } = await setUp();
  await put('a', 'mail');
  let calls = 0;
  const streams = await start({
    sideEffects: () => {
      calls += 1;
      return calls < 3 ? Promise.reject(new Error('not yet')) : done;
    },
  });
  await eventually(() => calls === 3);
  await streams.caughtUp();
  expect(calls).toBe(3);
});

test('a restart continues at the saved position, without delivering twice', async () => {
  const { put, start } = await setUp();
  const delivered: string[] = [];
  const sideEffects: Job = (keys) => {
    delivered.push(...keys);
    return done;
  };
  await put('a', 'mail');
  const first = await start({ sideEffects });
  await first.caughtUp();
  await first.stop();
  await put('b', 'mail');
  await (await start({ sideEffects })).caughtUp();
  expect(delivered).toEqual(['a', 'b']);
});

test('a position that cannot be saved is reported, and saved once it can be', async () => {
  const { folder, reports, put, start } = await setUp();
  const streams = await start({});
  rmSync(folder, { recursive: true });
  await put('a', 'mail');
  await eventually(() => reports.some((problem) => problem.includes('ENOENT')));
  mkdirSync(folder);
  await streams.caughtUp();
  expect(existsSync(join(folder, 'stream-sideEffects.json'))).toBe(true);
});

test.each(['not json', '{"stream":"another","shards":{"x":{"after":"1"}}}'])(
  'an invalid position starts from the beginning: %s',
  async (text) => {
    const { folder, put, start } = await setUp();
    writeFileSync(join(folder, 'stream-sideEffects.json'), text);
    const delivered: string[] = [];
    await put('a', 'mail');
    const streams = await start({
      sideEffects: (keys) => {
        delivered.push(...keys);
        return done;
      },
    });
    await streams.caughtUp();
    expect(delivered).toEqual(['a']);
  },
);
