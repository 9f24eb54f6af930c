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

/** A row is 150 to 250 bytes, and 4 KB are half a read unit: a page costs 10 of them at most. */
const maxRowsRead = 300;

/** Of a filtered list, each partition at a time. */
const filteredChunk = 40;

interface Walk {
  readonly query: TimeQuery;
  /** Down to older things, or up to newer ones. */
  readonly isDown: boolean;
  /** How many rows were read. */
  read: number;
}

/** A page of what there is of a kind, with at most 10 read units. */
export async function listByTime(table: Table, query: TimeQuery): Promise<TimePage> {
  const { limit, skip, matches = () => true } = query;
  const walk: Walk = { query, isDown: query.newer === undefined, read: 0 };
  const found: TimeRow[] = [];
  const page = () => found.slice(skip, skip + limit);
  for await (const row of allRows(table, walk)) {
    if (matches(row)) found.push(row);
    if (found.length > skip + limit) return pageOf(walk, page(), { continues: true });
    if (walk.read >= maxRowsRead) return pageOf(walk, page(), { continues: true, stoppedAt: row });
  }
  return pageOf(walk, page(), { continues: false });
}

/** All rows from a place on, the oldest first, which are read as they are taken. */
export function rowsByTime(
  table: Table,
  { after, ...query }: Pick<TimeQuery, 'kind' | 'now' | 'from' | 'until'> & { readonly after: string },
): AsyncGenerator<TimeRow> {
  // No time is before '0'.
  return allRows(table, {
    query: { ...query, limit: 500, skip: 0, newer: after || '0' },
    isDown: false,
    read: 0,
  });
}

interface End {
  readonly continues: boolean;
  /** Where the page is not full. */
  readonly stoppedAt?: TimeRow;
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
  for (const month of await monthsOf(table, walk)) {
    const shards = Array.from({ length: shardsOf[walk.query.kind] }, (_, shard) =>
      rowsOfShard(table, walk, timePartition(walk.query.kind, month, shard)),
    );
    yield* merged(shards, walk);
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
async function* merged(shards: AsyncGenerator<TimeRow>[], { isDown }: Walk): AsyncGenerator<TimeRow> {
  const open = await Promise.all(shards.map(async (shard) => ({ shard, head: await shard.next() })));
  for (;;) {
    const heads = open.flatMap((each) => (each.head.done === true ? [] : [{ each, row: each.head.value }]));
    const [first] = heads.sort((a, b) => (a.row.timeSk < b.row.timeSk === isDown ? 1 : -1));
    if (first === undefined) return;
    yield first.row;
    first.each.head = await first.each.shard.next();
  }
}

/** Rows to read of each partition at a time. Those of a list are spread evenly over them. */
function chunkOf({ kind, skip, limit, matches }: TimeQuery): number {
  return matches === undefined ? Math.ceil(skip / shardsOf[kind]) + limit + 2 : filteredChunk;
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
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'byTime',
        KeyConditionExpression: 'timePk = :partition AND timeSk BETWEEN :low AND :high',
        ExpressionAttributeValues: { ':partition': partition, ':low': low, ':high': high },
        ScanIndexForward: !isDown,
        Limit: chunkOf(query),
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    const rows = (page.Items ?? []).map((item) => Row.parse(item));
    walk.read += rows.length;
    yield* rows.filter((row) => !isOutside(row));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
}
