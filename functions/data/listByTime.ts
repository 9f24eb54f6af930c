import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { monthOf, shardsOf, type TimeKind, timePartition } from './byTime.ts';
import { getMonths } from './months.ts';
import type { Table } from './table.ts';

const Row = z.looseObject({ pk: z.string(), sk: z.string(), timeSk: z.string() });
/** What the index holds of a thing: its keys, its place in the list and the attributes to filter by. */
export type TimeRow = z.output<typeof Row>;

export interface TimeQuery {
  readonly kind: TimeKind;
  readonly now: Date;
  readonly limit: number;
  /** Matching rows to leave out at the start. */
  readonly skip: number;
  /** A place of the list (`timeSk`): only what is older, or what is newer and nearest to it. Not both. */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  /** ISO times; `from` is included, `until` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly matches?: ((row: TimeRow) => boolean) | undefined;
}

export interface TimePage {
  /** The newest first. */
  readonly rows: readonly TimeRow[];
  /** Where the list continues in each direction; absent at its ends. */
  readonly older?: string;
  readonly newer?: string;
  /** The list continues, but was read no further for this page: too few of the rows matched. */
  readonly isPartial: boolean;
}

/** The read units of a filtered page: with the months and the counters, half a one each, they are 10. */
const maxUnits = 9;

/** Of each thing that is found, because it is read by its key afterwards. */
const unitsOfThing = 0.5;

/** Rows of a filtered list that are read at a time, of all partitions together: of each about 4 KB, half a unit. */
const filteredChunk = 64;

interface Walk {
  readonly query: TimeQuery;
  /** Down to older things, or up to newer ones. */
  readonly isDown: boolean;
  /** The last row that was taken. */
  last?: TimeRow | undefined;
  /** Things of the page. */
  found: number;
  /** Read units of the rows, and the most that a query took. */
  units: number;
  chunkUnits: number;
  /** The search ends here, because the page would cost too much. */
  isSpent: boolean;
}

const newWalk = (query: TimeQuery): Walk => ({
  query,
  isDown: query.newer === undefined,
  found: 0,
  units: 0,
  chunkUnits: 0.5,
  isSpent: false,
});

/** Whether a page would cost too much with more of it. One without filters ends by itself; any other goes on somewhere. */
function isTooMuch({ query, last, found, units }: Walk, more: number): boolean {
  return query.matches !== undefined && last !== undefined && units + found * unitsOfThing + more > maxUnits;
}

/** A page of what there is of a kind; of a filtered list what ten read units find. */
export async function listByTime(table: Table, query: TimeQuery): Promise<TimePage> {
  const { limit, skip, matches = () => true } = query;
  const walk = newWalk(query);
  const found: TimeRow[] = [];
  for await (const row of allRows(table, walk)) {
    if (matches(row)) {
      // A full page continues with it.
      if (found.length === skip + limit) return pageOf(walk, found.slice(skip), { continues: true });
      walk.isSpent = found.length >= skip && isTooMuch(walk, unitsOfThing);
      if (walk.isSpent) break;
      found.push(row);
      walk.found = Math.max(0, found.length - skip);
    }
    walk.last = row;
  }
  const isFull = walk.found === limit;
  return pageOf(walk, found.slice(skip), {
    continues: walk.isSpent,
    ...(walk.isSpent && !isFull && { stoppedAt: walk.last }),
  });
}

/** All rows from a place on, the oldest first, which are read as they are taken. */
export function rowsByTime(
  table: Table,
  { after, ...query }: Pick<TimeQuery, 'kind' | 'now' | 'from' | 'until'> & { readonly after: string },
): AsyncGenerator<TimeRow> {
  // No time is before '0'.
  return allRows(table, newWalk({ ...query, limit: 500, skip: 0, newer: after || '0' }));
}

interface End {
  readonly continues: boolean;
  /** Where the page is not full. */
  readonly stoppedAt?: TimeRow | undefined;
}

function pageOf({ query, isDown }: Walk, found: readonly TimeRow[], { continues, stoppedAt }: End): TimePage {
  const rows = isDown ? found : [...found].reverse();
  const next = stoppedAt ?? found.at(-1);
  const back = found[0]?.timeSk ?? query.older ?? query.newer;
  const ahead = continues && next !== undefined ? { [isDown ? 'older' : 'newer']: next.timeSk } : {};
  const isFirst = query.skip === 0 && (isDown ? query.older : query.newer) === undefined;
  const hasBack = !isFirst && back !== undefined;
  return {
    rows,
    ...ahead,
    ...(hasBack && { [isDown ? 'newer' : 'older']: back }),
    isPartial: stoppedAt !== undefined,
  };
}

/** Month after month, in the direction of the walk. */
async function* allRows(table: Table, walk: Walk): AsyncGenerator<TimeRow> {
  const count = shardsOf[walk.query.kind];
  for (const month of await monthsOf(table, walk)) {
    walk.isSpent = isTooMuch(walk, count * walk.chunkUnits);
    if (walk.isSpent) return;
    const shards = Array.from({ length: count }, (_, shard) =>
      rowsOfShard(table, walk, timePartition(walk.query.kind, month, shard)),
    );
    yield* merged(shards, walk);
    if (walk.isSpent) return;
  }
}

async function monthsOf(table: Table, { query, isDown }: Walk): Promise<string[]> {
  const { kind, now, older, newer, from, until } = query;
  // What is listed for the first time in a month is added to the months a moment later.
  const months = (await getMonths(table, kind)).add(monthOf(now.toISOString()));
  const isWithin = (month: string) =>
    [older, until].every((at) => at === undefined || month <= monthOf(at)) &&
    [newer, from].every((at) => at === undefined || month >= monthOf(at));
  const sorted = [...months].filter(isWithin).sort();
  return isDown ? sorted.reverse() : sorted;
}

/** The rows of partitions that are each in order, in order. */
async function* merged(shards: AsyncGenerator<TimeRow>[], walk: Walk): AsyncGenerator<TimeRow> {
  const { isDown } = walk;
  const open = await Promise.all(shards.map(async (shard) => ({ shard, head: await shard.next() })));
  // Without the next rows of a partition nobody knows which row is next.
  while (!walk.isSpent) {
    const heads = open.flatMap((each) => (each.head.done === true ? [] : [{ each, row: each.head.value }]));
    const [first] = heads.sort((a, b) => (a.row.timeSk < b.row.timeSk === isDown ? 1 : -1));
    if (first === undefined) return;
    yield first.row;
    first.each.head = await first.each.shard.next();
  }
}

/** Rows to read of each partition at a time. Those of a list are spread evenly over them. */
function chunkOf({ kind, skip, limit, matches }: TimeQuery): number {
  const shards = shardsOf[kind];
  return matches === undefined ? Math.ceil(skip / shards) + limit + 2 : filteredChunk / shards;
}

async function* rowsOfShard(table: Table, walk: Walk, partition: string): AsyncGenerator<TimeRow> {
  const { query, isDown } = walk;
  // No time is before '0' or after '~'.
  const low = [query.from ?? '0', query.newer ?? '0'].sort()[1] ?? '0';
  const high = [query.until ?? '~', query.older ?? '~'].sort()[0] ?? '~';
  if (low > high) return;
  const isOutside = ({ timeSk }: TimeRow) => [query.older, query.newer, query.until].includes(timeSk);
  let startKey: Record<string, unknown> | undefined;
  do {
    walk.isSpent ||= isTooMuch(walk, walk.chunkUnits);
    if (walk.isSpent) return;
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'byTime',
        KeyConditionExpression: 'timePk = :partition AND timeSk BETWEEN :low AND :high',
        ExpressionAttributeValues: { ':partition': partition, ':low': low, ':high': high },
        ScanIndexForward: !isDown,
        Limit: chunkOf(query),
        ReturnConsumedCapacity: 'TOTAL',
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    const rows = (page.Items ?? []).map((item) => Row.parse(item));
    const units = page.ConsumedCapacity?.CapacityUnits ?? walk.chunkUnits;
    walk.chunkUnits = Math.max(walk.chunkUnits, units);
    walk.units += units;
    yield* rows.filter((row) => !isOutside(row));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
}
