import { monthOf, shardsOf, type TimeKind, timePartition } from './byTime.ts';
import { getMonths } from './months.ts';
import { type ListPart, type RowQuery, type TimeIndex, type TimeRow, unitsOfItem } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import { allRows } from './rowsInOrder.ts';
import type { Table } from './table.ts';

export interface TimeQuery extends RowQuery {
  readonly kind: TimeKind;
  readonly now: Date;
  /** Read units of what else is read: for each thing, and for the page. */
  readonly costs?: { readonly ofEach: number; readonly ofPage: number } | undefined;
}

const byTime: TimeIndex = {
  name: 'byTime',
  partitionKey: 'timePk',
  sortKey: 'timeSk',
  keyOf: (place) => place,
  placeOf: ({ timeSk }) => String(timeSk),
};

/** Read units that are left for other things: the months and the counters are half a one each. */
const unitsOfPage = 9;

/** A page of what there is of a kind, or of that what ten read units find. */
export async function listByTime(
  table: Table,
  { kind, now, costs = { ofEach: 0, ofPage: 0 }, ...query }: TimeQuery,
): Promise<TimePage> {
  return pageOfRows(table, {
    index: byTime,
    parts: partsOf(table, { kind, now, ...query }),
    likely: partOf(kind, firstMonth(now, query), query),
    query,
    maxUnits: unitsOfPage - costs.ofPage,
    unitsOfThing: unitsOfItem + costs.ofEach,
  });
}

/** All rows from a place on, the oldest first, which are read as they are taken. */
export async function* rowsByTime(
  table: Table,
  {
    kind,
    now,
    after,
    ...days
  }: Pick<TimeQuery, 'kind' | 'now' | 'from' | 'until'> & { readonly after: string },
): AsyncGenerator<TimeRow> {
  // No time is before '0'.
  const query = { ...days, limit: 500, skip: 0, newer: after || '0' };
  yield* allRows(table, { index: byTime, parts: partsOf(table, { kind, now, ...query }), query });
}

type Range = Pick<RowQuery, 'older' | 'newer' | 'from' | 'until'>;

const isDown = ({ newer }: Range) => newer === undefined;

/**
 * The month in which a page begins, unless there is nothing in it. It is read together with the list of months: half a
 * read unit for each partition for nothing, where it is empty.
 */
function firstMonth(now: Date, query: Range): string {
  const { older, newer, from, until } = query;
  const places = isDown(query) ? [now.toISOString(), older, until] : [newer, from];
  const sorted = places.filter((at) => at !== undefined).sort();
  return monthOf((isDown(query) ? sorted[0] : sorted.at(-1)) ?? '');
}

function partOf(kind: TimeKind, month: string, query: Range): ListPart {
  return {
    partitions: Array.from({ length: shardsOf[kind] }, (_, shard) => timePartition(kind, month, shard)),
    start: isDown(query) ? `${month}-31T23:59:59.999Z#zz` : `${month}-01T00:00:00.000Z#0`,
  };
}

/** The months in which there is something, in the direction of the list. */
async function partsOf(table: Table, { kind, now, ...query }: TimeQuery): Promise<ListPart[]> {
  const { older, newer, from, until } = query;
  // What is listed for the first time in a month is added to the months a moment later.
  const months = (await getMonths(table, kind)).add(monthOf(now.toISOString()));
  const isWithin = (month: string) =>
    [older, until].every((at) => at === undefined || month <= monthOf(at)) &&
    [newer, from].every((at) => at === undefined || month >= monthOf(at));
  const sorted = [...months].filter(isWithin).sort();
  return (isDown(query) ? sorted.reverse() : sorted).map((month) => partOf(kind, month, query));
}
