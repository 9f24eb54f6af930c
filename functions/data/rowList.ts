/**
 * Pages of what is listed by time, or in another order of its keys: read from a place on, and ended before they would
 * cost too much (docs/decisions/0045-lists-page-by-page.md).
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

/** What a list holds of a thing: its keys, its place in the list (`timeSk`) and the attributes to filter by. */
export interface TimeRow extends Readonly<Record<string, unknown>> {
  readonly pk: string;
  readonly sk: string;
  readonly timeSk: string;
}

type Item = Readonly<Record<string, unknown>>;

/** An index, or the table itself, whose sort key is a place of the list, or begins with its time. */
export interface TimeIndex {
  /** Absent for the table itself. */
  readonly name?: 'byTime' | 'byOwner';
  readonly partitionKey: 'timePk' | 'ownerPk' | 'pk';
  readonly sortKey: 'timeSk' | 'ownerSk' | 'sk';
  /** The sort key of a place, or of the time that it begins with. */
  readonly keyOf: (place: string) => string;
  readonly placeOf: (item: Item) => string;
}

/** The index by owner, where its sort keys are the places. */
export const placesByOwner: TimeIndex = {
  name: 'byOwner',
  partitionKey: 'ownerPk',
  sortKey: 'ownerSk',
  keyOf: (place) => place,
  placeOf: ({ ownerSk }) => String(ownerSk),
};

/** Partitions that are read side by side. */
export interface ListPart {
  readonly partitions: readonly string[];
  /** A place before all of its rows, in the direction of the list: a page that ends before the part goes on there. */
  readonly start: string;
}

export interface RowQuery {
  readonly limit: number;
  /** Matching rows to leave out at the start. */
  readonly skip: number;
  /**
   * A place of the list (`timeSk`): only what comes after it, which is older, or what comes before it and is nearest. In
   * an ascending list it is the other way round. Not both.
   */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  /** Times, or beginnings of places; `from` is included, `until` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly matches?: ((row: TimeRow) => boolean) | undefined;
}

export interface RowList {
  readonly index: TimeIndex;
  /** In the direction of the list. */
  readonly parts: readonly ListPart[];
  readonly query: RowQuery;
  /** The oldest first, or the first of the alphabet. */
  readonly isAscending?: boolean;
  /** Read units of the rows of a page, and of its things. */
  readonly maxUnits: number;
  /** Read units of each thing: half a unit unless given, because it is read by its key afterwards. */
  readonly unitsOfThing?: number;
}

export interface TimePage {
  /** The newest first, where the list is not ascending. */
  readonly rows: readonly TimeRow[];
  /** Where the list continues in each direction; absent at its ends. */
  readonly older?: string;
  readonly newer?: string;
  /** The list continues, but was read no further for this page: too few of the rows matched, or they are far apart. */
  readonly isPartial: boolean;
}

/** An item of up to 4 KB that is read by its key. */
export const unitsOfItem = 0.5;

/** Rows that are read at a time, of all partitions together: of a filtered list about 16 KB, two read units. */
const filteredChunk = 64;
/** The same for a page that is counted from the start: four read units. */
const countedChunk = 128;

interface Walk extends RowList {
  readonly unitsOfThing: number;
  /** In the direction of the list, or back. */
  readonly isAhead: boolean;
  /** Down to older things, or up to newer ones. */
  readonly isDown: boolean;
  /** The place of the last row that was taken, or where the part begins that is read. */
  last?: string | undefined;
  /** Things of the page. */
  found: number;
  /** Read units of the rows, and the most that a query took. */
  units: number;
  chunkUnits: number;
  /** The search ends here, because the page would cost too much. */
  isSpent: boolean;
}

const newWalk = (list: RowList): Walk => ({
  ...list,
  unitsOfThing: list.unitsOfThing ?? unitsOfItem,
  isAhead: list.query.newer === undefined,
  isDown: (list.query.newer === undefined) !== (list.isAscending ?? false),
  found: 0,
  units: 0,
  chunkUnits: 0.5,
  isSpent: false,
});

/** Whether a page would cost too much with more of it. It can only end where it has come further than it began. */
const isTooMuch = ({ last, found, units, maxUnits, unitsOfThing }: Walk, more: number): boolean =>
  last !== undefined && units + found * unitsOfThing + more > maxUnits;

export async function pageOfRows(table: Table, list: RowList): Promise<TimePage> {
  const { limit, skip, matches = () => true } = list.query;
  const walk = newWalk(list);
  const found: TimeRow[] = [];
  for await (const row of rowsOfParts(table, walk)) {
    if (matches(row)) {
      // A full page continues with it.
      if (found.length === skip + limit) return pageOf(walk, found.slice(skip), { continues: true });
      walk.isSpent = found.length >= skip && isTooMuch(walk, walk.unitsOfThing);
      if (walk.isSpent) break;
      found.push(row);
      walk.found = Math.max(0, found.length - skip);
    }
    walk.last = row.timeSk;
  }
  const isFull = walk.found === limit;
  return pageOf(walk, found.slice(skip), {
    continues: walk.isSpent,
    ...(walk.isSpent && !isFull && { stoppedAt: walk.last }),
  });
}

/** All rows of a list, which are read as they are taken. */
export const allRows = (table: Table, list: Omit<RowList, 'maxUnits'>): AsyncGenerator<TimeRow> =>
  rowsOfParts(table, newWalk({ ...list, maxUnits: Number.POSITIVE_INFINITY }));

interface End {
  readonly continues: boolean;
  /** Where the page is not full. */
  readonly stoppedAt?: string | undefined;
}

function pageOf(
  { query, isAhead }: Walk,
  found: readonly TimeRow[],
  { continues, stoppedAt }: End,
): TimePage {
  const rows = isAhead ? found : [...found].reverse();
  const next = stoppedAt ?? found.at(-1)?.timeSk;
  const back = found[0]?.timeSk ?? query.older ?? query.newer;
  const ahead = continues && next !== undefined ? { [isAhead ? 'older' : 'newer']: next } : {};
  const isFirst = query.skip === 0 && (isAhead ? query.older : query.newer) === undefined;
  const hasBack = !isFirst && back !== undefined;
  return {
    rows,
    ...ahead,
    ...(hasBack && { [isAhead ? 'newer' : 'older']: back }),
    isPartial: stoppedAt !== undefined,
  };
}

async function* rowsOfParts(table: Table, walk: Walk): AsyncGenerator<TimeRow> {
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
