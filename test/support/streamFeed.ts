/** The table's real stream, as Lambda would hand it to a job: read when the test asks for it. */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { lambdaRecord } from '#scripts/local/lambdaRecord.ts';
import { matchesFilter } from '#scripts/local/matchFilter.ts';
import type { PositionFile, ShardPosition } from '#scripts/local/positions.ts';
import { StreamReader } from '#scripts/local/streamReader.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import type { TestTable } from './engine.ts';

export interface Feed {
  /** What was written since the last call, as far as this consumer is given it. */
  next(): Promise<DynamoDBRecord[]>;
  /** Carries that out as one batch. */
  work(): Promise<DynamoDBBatchResponse>;
}

function inMemory(): PositionFile {
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
  const streams = new DynamoDBStreamsClient({ endpoint: table.endpoint, region: 'af-south-1' });
  const positions = inMemory();
  const reader = new StreamReader(streams, arn, positions);

  async function next(): Promise<DynamoDBRecord[]> {
    const found: DynamoDBRecord[] = [];
    for (;;) {
      const batches = await reader.next();
      if (batches.every(({ records }) => records.length === 0)) return found;
      for (const { shard, records, last } of batches) {
        const wanted = records.filter((record) =>
          consumers[consumer].filters.some((filter) => matchesFilter(filter, record)),
        );
        found.push(...wanted.map((record) => lambdaRecord(record, arn)));
        positions.set(shard, { after: records.at(-1)?.dynamodb?.SequenceNumber, done: last });
      }
    }
  }
  return { next, work: async () => runJob(consumer, await next()) };
}

/** Calls a job's exported handler with a batch. */
export async function runJob(job: ConsumerName, Records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  const { handler } = (await import(`../../functions/jobs/${job}.ts`)) as {
    handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
  };
  return handler({ Records });
}
