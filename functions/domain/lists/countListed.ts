import type { TimeKind } from '#functions/data/byTime.ts';
import { filterCounter, type ListedSum, listedSums, sumCounter } from '#functions/data/counted.ts';
import { allKey, type Counters, dayKey, monthKey, readCounters, readRow } from '#functions/data/counters.ts';
import type { Table } from '#functions/data/table.ts';
import { dayInJohannesburg, daysBefore, endOfMonth } from '#shared/domain/time.ts';

interface Selection {
  /** Days, both included; '' for the first and the last. */
  readonly from: string;
  readonly to: string;
  readonly filters: Readonly<Record<string, string>>;
  /** A counter of days that stands for the filters together. */
  readonly counter?: string | undefined;
  readonly now: Date;
}

export interface ListCounts {
  readonly count: number;
  readonly sums: Readonly<Record<ListedSum, number>>;
}

/** How many things of a list there are, and their sums; null where a filter, or filters together, are not counted. */
export async function countListed(
  table: Table,
  kind: TimeKind,
  { from, to, filters, counter: together, now }: Selection,
): Promise<ListCounts | null> {
  const counter = together === undefined ? counterOf(filters) : { name: together, isDated: true };
  if (counter === null) return null;
  if (from === '' && to === '') return countsOf([await readRow(table, kind, allKey)], counter.name);
  if (!counter.isDated) return null;
  const ranges = rowsOf(from, to === '' ? dayInJohannesburg(now) : to);
  const rows = await Promise.all(ranges.map((range) => readCounters(table, kind, range)));
  return countsOf(rows.flat(), counter.name);
}

function counterOf(filters: Selection['filters']): { name: string; isDated: boolean } | null {
  const [first, ...others] = Object.entries(filters).filter(([, value]) => value !== '');
  if (first === undefined) return { name: 'total', isDated: true };
  return others.length === 0 ? filterCounter(...first) : null;
}

function countsOf(rows: readonly Counters[], name: string): ListCounts {
  const sumOf = (counter: string) => rows.reduce((sum, row) => sum + row.of(counter), 0);
  const sums = listedSums.map((sum) => [sum, sumOf(sumCounter(name, sum))] as const);
  return { count: sumOf(name), sums: Object.fromEntries(sums) as Record<ListedSum, number> };
}

const firstOf = (month: string) => `${month}-01`;
const lastOf = (month: string) => dayInJohannesburg(endOfMonth(month));
const monthOf = (day: string) => day.slice(0, 'yyyy-mm'.length);
const before = (day: string) => daysBefore(day, 1)[0] ?? day;

/** Whole months by their rows, and the days before and after them: a year is a dozen rows, not 365. */
function rowsOf(from: string, to: string): { from: string; to: string }[] {
  if (from > to) return [];
  const start = from === '' ? '0' : monthOf(from);
  const end = monthOf(to);
  const days = (first: string, last: string) => ({ from: dayKey(first), to: dayKey(last) });
  if (start === end) return [days(from, to)];
  const isWhole = from === '' || from === firstOf(start);
  const months = {
    from: isWhole ? start : `${start}~`,
    to: to === lastOf(end) ? end : monthOf(before(firstOf(end))),
  };
  return [
    ...(isWhole ? [] : [days(from, lastOf(start))]),
    ...(months.from > months.to ? [] : [{ from: monthKey(months.from), to: monthKey(months.to) }]),
    ...(to === lastOf(end) ? [] : [days(firstOf(end), to)]),
  ];
}
