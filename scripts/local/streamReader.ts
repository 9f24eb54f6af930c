/** Reads the table's stream from the stored positions, parent shards before their children. */
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as Record,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import { logMiddleware } from '#functions/lib/tableClient.ts';
import type { Positions } from './positions.ts';

export interface Batch {
  readonly shard: string;
  readonly records: readonly Record[];
  /** The shard ends with this batch. */
  readonly last: boolean;
}

const batchSize = 100;
const shardListMs = 10_000;

export class StreamReader {
  readonly #client: DynamoDBStreamsClient;
  readonly #stream: string;
  readonly #positions: Positions;
  readonly #iterators = new Map<string, string>();
  #shards: Shard[] = [];
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(client: DynamoDBStreamsClient, stream: string, positions: Positions) {
    client.middlewareStack.remove(logMiddleware);
    this.#client = client;
    this.#stream = stream;
    this.#positions = positions;
  }

  /** The next batch of each open shard that has records. */
  async next(): Promise<Batch[]> {
    await this.#listShards();
    const batches: Batch[] = [];
    for (const { ShardId: shard = '' } of this.#open()) {
      const iterator = this.#iterators.get(shard) ?? (await this.#iteratorFor(shard));
      const { Records: records = [], NextShardIterator: following } = await this.#client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }),
      );
      if (following === undefined) this.#listedAt = Number.NEGATIVE_INFINITY;
      else this.#iterators.set(shard, following);
      if (records.length > 0 || following === undefined) {
        batches.push({ shard, records, last: following === undefined });
      }
    }
    return batches;
  }

  /** After a failure: reads again from the stored positions. */
  rewind(): void {
    this.#iterators.clear();
  }

  async #listShards(): Promise<void> {
    if (performance.now() - this.#listedAt < shardListMs) return;
    const shards: Shard[] = [];
    let from: string | undefined;
    do {
      const { StreamDescription: page } = await this.#client.send(
        new DescribeStreamCommand({
          StreamArn: this.#stream,
          ...(from !== undefined && { ExclusiveStartShardId: from }),
        }),
      );
      shards.push(...(page?.Shards ?? []));
      from = page?.LastEvaluatedShardId;
    } while (from !== undefined);
    this.#shards = shards;
    this.#listedAt = performance.now();
    this.#positions.keepOnly(shards.map(({ ShardId }) => ShardId ?? ''));
  }

  #open(): Shard[] {
    const shardIds = new Set(this.#shards.map(({ ShardId }) => ShardId));
    const isDone = (shard: string | undefined) => shard !== undefined && this.#positions.get(shard).done;
    return this.#shards.filter(
      ({ ShardId, ParentShardId }) =>
        !isDone(ShardId) && (!shardIds.has(ParentShardId) || isDone(ParentShardId)),
    );
  }

  async #iteratorFor(shard: string): Promise<string | undefined> {
    const { after } = this.#positions.get(shard);
    const start = (from: object) =>
      this.#client.send(
        new GetShardIteratorCommand({
          StreamArn: this.#stream,
          ShardId: shard,
          ShardIteratorType: 'TRIM_HORIZON',
          ...from,
        }),
      );
    if (after === undefined) return (await start({})).ShardIterator;
    try {
      const from = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
      return (await start(from)).ShardIterator;
    } catch {
      // The position is no longer in the stream, so it starts with the oldest record. Markers prevent repeated work.
      return (await start({})).ShardIterator;
    }
  }
}
