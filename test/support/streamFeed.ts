/** Reads the table's stream on demand, in the format in which Lambda passes it to a job. */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { lambdaRecord } from '#scripts/local/lambdaRecord.ts';
import { matchesFilter } from '#scripts/local/matchFilter.ts';
import type { Positions, ShardPosition } from '#scripts/local/positions.ts';
import { StreamReader } from '#scripts/local/streamReader.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import { streamsClient, type TestTable } from './engine.ts';

export interface Feed {
  /** The records since the last call that match this consumer's filters. */
  next(): Promise<DynamoDBRecord[]>;
  /** Calls the job with `next()` as one batch. */
  work(): Promise<DynamoDBBatchResponse>;
}

export function inMemoryPositions(): Positions {
  const shards = new Map<string, ShardPosition>();
  return {
    shards: () => [...shards.keys()],
    get: (shard) => shards.get(shard) ?? {},
    set: (shard, position) => void shards.set(shard, position),
    keepOnly: () => undefined,
  };
}

export async function openFeed(table: TestTable, consumer: ConsumerName): Promise<Feed> {
  const { Table } = await table.client.send(new DescribeTableCommand({ TableName: table.name }));
  const arn = Table?.LatestStreamArn ?? '';
  const positions = inMemoryPositions();
  const reader = new StreamReader(streamsClient(table), arn, positions);

  async function next(): Promise<DynamoDBRecord[]> {
    const matching: DynamoDBRecord[] = [];
    for (;;) {
      const batches = await reader.next();
      if (batches.every(({ records }) => records.length === 0)) return matching;
      for (const { shard, records, last } of batches) {
        const selected = records.filter((record) =>
          consumers[consumer].filters.some((filter) => matchesFilter(filter, record)),
        );
        matching.push(...selected.map((record) => lambdaRecord(record, arn)));
        positions.set(shard, { after: records.at(-1)?.dynamodb?.SequenceNumber, done: last });
      }
    }
  }
  return { next, work: async () => runJob(consumer, await next()) };
}

/** Calls a job's exported handler with a batch of records. */
export async function runJob(job: ConsumerName, Records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  const { handler } = (await import(`../../functions/jobs/${job}.ts`)) as {
    handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
  };
  return handler({ Records });
}
