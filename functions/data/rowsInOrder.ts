/** Reads the rows of a list in its order, no further than a page may cost. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Item, RowList, TimeIndex, TimeRow } from './rowList.ts';
import { isTooMuch, newWalk, type Walk } from './rowWalk.ts';
import type { Table } from './table.ts';

/** Rows that are read at a time, of all partitions together: of a filtered list about 16 KB, two read units. */
const filteredChunk = 64;
/** The same for a page that is counted from the start: four read units. */
const countedChunk = 128;

/** All rows of a list, which are read as they are taken. */
export const allRows = (table: Table, list: Omit<RowList, 'maxUnits'>): AsyncGenerator<TimeRow> =>
  rowsOfParts(table, newWalk({ ...list, maxUnits: Number.POSITIVE_INFINITY }));

export async function* rowsOfParts(table: Table, walk: Walk): AsyncGenerator<TimeRow> {
  for (const { partitions, start } of walk.parts) {
    if (walk.units > 0) walk.last = start;
    walk.isSpent = isTooMuch(walk, partitions.length * walk.chunkUnits);
    if (walk.isSpent) return;
    const count = partitions.length;
    yield* merged(
      partitions.map((partition) => rowsOfPartition(table, walk, { partition, count })),
      walk,
    );
    if (walk.isSpent) return;
  }
}

/** The rows of partitions that are each in order, in order. */
async function* merged(partitions: AsyncGenerator<TimeRow>[], walk: Walk): AsyncGenerator<TimeRow> {
  const { isDown } = walk;
  const open = await Promise.all(partitions.map(async (rows) => ({ rows, head: await rows.next() })));
  // Without the next rows of a partition nobody knows which row is next.
  while (!walk.isSpent) {
    const heads = open.flatMap((each) => (each.head.done === true ? [] : [{ each, row: each.head.value }]));
    const [first] = heads.sort((a, b) => inOrder(isDown)(a.row, b.row));
    if (first === undefined) return;
    yield first.row;
    first.each.head = await first.each.rows.next();
  }
}

const inOrder = (isDown: boolean) => (a: TimeRow, b: TimeRow) => (a.timeSk < b.timeSk === isDown ? 1 : -1);

/** Rows to read of each of the partitions at a time. The rows of a list are spread evenly over them. */
function chunkOf({ query: { skip, limit, matches }, maxUnits }: Walk, partitions: number): number {
  if (matches !== undefined) return filteredChunk / partitions;
  const wanted = Math.ceil(skip / partitions) + limit + 3;
  return Number.isFinite(maxUnits) ? Math.min(wanted, countedChunk / partitions) : wanted;
}

interface Part {
  readonly partition: string;
  /** How many are read side by side. */
  readonly count: number;
}

async function* rowsOfPartition(
  table: Table,
  walk: Walk,
  { partition, count }: Part,
): AsyncGenerator<TimeRow> {
  const { query, index, isDown, isAscending = false } = walk;
  const [above, below] = isAscending ? [query.older, query.newer] : [query.newer, query.older];
  // No time or name is before '0' or after '~'.
  const low = [query.from ?? '0', above ?? '0'].sort()[1] ?? '0';
  const high = [query.until ?? '~', below ?? '~'].sort()[0] ?? '~';
  if (low > high) return;
  // Things of the same time have the same sort key in some lists, and no order until all of them are read.
  let held: TimeRow[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    walk.isSpent ||= isTooMuch(walk, walk.chunkUnits);
    if (walk.isSpent) return;
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        ...(index.name !== undefined && { IndexName: index.name }),
        KeyConditionExpression: `${index.partitionKey} = :partition AND ${index.sortKey} BETWEEN :low AND :high`,
        ExpressionAttributeValues: {
          ':partition': partition,
          ':low': index.keyOf(low),
          ':high': index.keyOf(high),
        },
        ScanIndexForward: !isDown,
        Limit: chunkOf(walk, count),
        ReturnConsumedCapacity: 'TOTAL',
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    const units = page.ConsumedCapacity?.CapacityUnits ?? walk.chunkUnits;
    walk.chunkUnits = Math.max(walk.chunkUnits, units);
    walk.units += units;
    startKey = page.LastEvaluatedKey;
    const rows = [...held, ...(page.Items ?? []).map((item) => rowOf(index, item))].sort(inOrder(isDown));
    const last = index.keyOf(rows.at(-1)?.timeSk ?? '');
    held = startKey === undefined ? [] : rows.filter(({ timeSk }) => index.keyOf(timeSk) === last);
    yield* rows.slice(0, rows.length - held.length).filter(({ timeSk }) => timeSk > low && timeSk < high);
  } while (startKey !== undefined);
}

const Keys = z.lazy(() => z.looseObject({ pk: z.string(), sk: z.string() }));

const rowOf = (index: TimeIndex, item: Item): TimeRow => ({
  ...Keys.parse(item),
  timeSk: index.placeOf(item),
});
