/** Reads partitions of a list, a chunk of rows at a time. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Item, TimeIndex, TimeRow } from './rowList.ts';
import type { Walk } from './rowWalk.ts';
import type { Table } from './table.ts';

/** A partition, as far as it was read. */
export interface PartitionReader {
  readonly partition: string;
  /** How many are read side by side. */
  readonly count: number;
  /** Read and not taken, in order. */
  rows: TimeRow[];
  /** Things of the same time have the same sort key in some lists, and no order until all of them are read. */
  held: TimeRow[];
  /** Rows that were requested the last time. */
  chunk: number;
  startKey?: Record<string, unknown> | undefined;
  isDone: boolean;
}

export const newReader = (partition: string, count: number): PartitionReader => ({
  partition,
  count,
  rows: [],
  held: [],
  chunk: 0,
  isDone: false,
});

export const inOrder = (isDown: boolean) => (a: TimeRow, b: TimeRow) =>
  a.timeSk < b.timeSk === isDown ? 1 : -1;

/** The next rows of each of them, in one round. */
export async function readMore(table: Table, walk: Walk, readers: readonly PartitionReader[]): Promise<void> {
  await Promise.all(readers.map((reader) => readChunk(table, walk, reader)));
}

/** Rows that are read at a time, of all partitions together: of a filtered list about 16 KB, two read units. */
const filteredChunk = 64;
/** The same for a page that is counted from the start: four read units. */
const countedChunk = 128;

/** Rows to read of each of the partitions at a time. The rows of a list are spread evenly over them. */
function chunkOf({ query: { skip, limit, matches }, maxUnits }: Walk, partitions: number): number {
  if (matches !== undefined) return Math.floor(filteredChunk / partitions);
  const wanted = Math.ceil(skip / partitions) + limit + 3;
  return Number.isFinite(maxUnits) ? Math.min(wanted, Math.floor(countedChunk / partitions)) : wanted;
}

/** Between these places, neither of which is included. */
function rangeOf({ query, isAscending = false }: Walk): { low: string; high: string } {
  const [above, below] = isAscending ? [query.older, query.newer] : [query.newer, query.older];
  // No time or name is before '0' or after '~'.
  const low = [query.from ?? '0', above ?? '0'].sort()[1] ?? '0';
  const high = [query.until ?? '~', below ?? '~'].sort()[0] ?? '~';
  return { low, high };
}

async function readChunk(table: Table, walk: Walk, reader: PartitionReader): Promise<void> {
  const { index, isDown } = walk;
  const { low, high } = rangeOf(walk);
  reader.isDone = low > high;
  if (reader.isDone) return;
  reader.chunk = chunkOf(walk, reader.count);
  const { Items, LastEvaluatedKey, ConsumedCapacity } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...(index.name !== undefined && { IndexName: index.name }),
      KeyConditionExpression: `${index.partitionKey} = :partition AND ${index.sortKey} BETWEEN :low AND :high`,
      ExpressionAttributeValues: {
        ':partition': reader.partition,
        ':low': index.keyOf(low),
        ':high': index.keyOf(high),
      },
      ScanIndexForward: !isDown,
      Limit: reader.chunk,
      ReturnConsumedCapacity: 'TOTAL',
      ...(reader.startKey !== undefined && { ExclusiveStartKey: reader.startKey }),
    }),
  );
  const units = ConsumedCapacity?.CapacityUnits ?? walk.chunkUnits;
  walk.chunkUnits = Math.max(walk.chunkUnits, units);
  walk.units += units;
  reader.startKey = LastEvaluatedKey;
  reader.isDone = LastEvaluatedKey === undefined;
  const rows = [...reader.held, ...(Items ?? []).map((item) => rowOf(index, item))].sort(inOrder(isDown));
  const last = index.keyOf(rows.at(-1)?.timeSk ?? '');
  reader.held = reader.isDone ? [] : rows.filter(({ timeSk }) => index.keyOf(timeSk) === last);
  const known = rows.slice(0, rows.length - reader.held.length);
  reader.rows.push(...known.filter(({ timeSk }) => timeSk > low && timeSk < high));
}

const Keys = z.lazy(() => z.looseObject({ pk: z.string(), sk: z.string() }));

const rowOf = (index: TimeIndex, item: Item): TimeRow => ({
  ...Keys.parse(item),
  timeSk: index.placeOf(item),
});
