/** Replaces Lambda's event source mappings: passes the stream's changes to the jobs whose filters match. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import { consumerNames } from '#shared/contract/jobs.ts';
import { lambdaRecord } from './lambdaRecord.ts';
import { matchesFilter } from './matchFilter.ts';
import { openPositions, type PositionFile } from './positions.ts';
import { type Batch, StreamReader } from './streamReader.ts';
import { createStreamTrimmer } from './streamTrimmer.ts';

const idleMs = 100;
const jobTimeoutMs = 60_000;
const maxPauseMs = 10_000;
/** About an hour of pauses; then the change is written to a file, where Lambda would use the failure queue. */
const maxAttempts = 360;

interface StreamOptions {
  readonly table: string;
  readonly client: DynamoDBClient;
  readonly streams: DynamoDBStreamsClient;
  readonly folder: string;
  /** The engine's file, in which the stream is trimmed. */
  readonly databaseFile?: string | undefined;
  invoke(job: string, event: unknown, timeoutMs: number): Promise<unknown>;
  report(problem: string): void;
}

export interface Streams {
  /** Resolves when every consumer has processed everything written before. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStreams(options: StreamOptions): Promise<Streams> {
  const { Table } = await options.client.send(new DescribeTableCommand({ TableName: options.table }));
  const stream = Table?.LatestStreamArn;
  if (stream === undefined) throw new Error(`The table ${options.table} has no stream`);
  const positionsOf = (name: ConsumerName) =>
    openPositions(join(options.folder, `stream-${name}.json`), stream);
  const starting = consumerNames.map((name) => ({ name, positions: positionsOf(name) }));
  const trimmer = createStreamTrimmer({ ...options, positions: starting.map(({ positions }) => positions) });
  trimmer.trim();
  const running = starting.map(({ name, positions }) =>
    startConsumer(name, { ...options, stream, positions, processed: trimmer.processed }),
  );
  return {
    caughtUp: async () => void (await Promise.all(running.map((consumer) => consumer.caughtUp()))),
    stop: async () => void (await Promise.all(running.map((consumer) => consumer.stop()))),
  };
}

interface ConsumerOptions extends StreamOptions {
  readonly stream: string;
  readonly positions: PositionFile;
  processed(records: number): void;
}

function startConsumer(name: ConsumerName, options: ConsumerOptions) {
  const { stream, positions } = options;
  const reader = new StreamReader(options.streams, stream, positions);
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const report = (error: unknown) =>
    options.report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  let emptyRounds = 0;
  let attempts = 0;

  async function round(): Promise<void> {
    const batches = await reader.next();
    for (const batch of batches) await deliver(batch);
    attempts = 0;
    if (batches.length > 0) {
      emptyRounds = 0;
      return;
    }
    positions.save();
    emptyRounds += 1;
    await pause(idleMs);
  }

  async function deliver({ shard, records, last }: Batch): Promise<void> {
    const matching = records.filter((record) =>
      consumers[name].filters.some((filter) => matchesFilter(filter, record)),
    );
    const Records = matching.map((record) => lambdaRecord(record, stream));
    const failed = Records.length === 0 ? -1 : await run(Records);
    if (failed < 0) {
      const after = records.at(-1)?.dynamodb?.SequenceNumber ?? positions.get(shard).after;
      positions.set(shard, { after, done: last });
      return options.processed(records.length);
    }
    giveUpOrRetry(shard, Records, failed);
  }

  /** Everything before the failed change is processed. The failed one is retried up to maxAttempts. */
  function giveUpOrRetry(shard: string, tried: DynamoDBRecord[], failed: number): void {
    const givenUp = attempts + 1 >= maxAttempts ? tried[failed] : undefined;
    if (givenUp) {
      appendFileSync(join(options.folder, `failed-${name}.jsonl`), `${JSON.stringify(givenUp)}\n`);
      attempts = 0;
    }
    const lastDone = givenUp ?? tried[failed - 1];
    const after = lastDone?.dynamodb?.SequenceNumber;
    if (after !== undefined) positions.set(shard, { after });
    if (failed > 0) attempts = 0; // the attempts were for another change
    if (!givenUp) throw new Error(`jobs.${name} failed on change ${tried[failed]?.eventID}`);
    reader.rewind();
  }

  /** @returns the index of the first record that failed, or -1. */
  async function run(Records: DynamoDBRecord[]): Promise<number> {
    const answer = await options.invoke(`jobs.${name}`, { Records }, jobTimeoutMs).catch((error: unknown) => {
      report(error);
      return null;
    });
    if (answer === null) return 0;
    const { batchItemFailures = [] } = answer as Partial<DynamoDBBatchResponse>;
    const failures = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    if (failures.length === 0) return -1;
    // As with Lambda, an identifier that is not in the batch fails the whole batch.
    return Math.max(
      0,
      Records.findIndex(({ dynamodb }) => failures.includes(dynamodb?.SequenceNumber ?? '')),
    );
  }

  async function recover(error: unknown): Promise<void> {
    if (stopping.signal.aborted) return;
    attempts += 1;
    emptyRounds = 0;
    reader.rewind();
    report(error);
    await pause(Math.min(maxPauseMs, 200 * 2 ** Math.min(attempts - 1, 10)));
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) await round().catch(recover);
    try {
      positions.save();
    } catch (error) {
      report(error);
    }
  }

  const ended = work();
  return {
    async caughtUp() {
      // Two empty rounds, because the first may have begun before the last write.
      emptyRounds = 0;
      while (emptyRounds < 2 && !stopping.signal.aborted) await sleep(20);
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
