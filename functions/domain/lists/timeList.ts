import type { TimeKind } from '#functions/data/byTime.ts';
import { listByTime, type TimeQuery } from '#functions/data/listByTime.ts';
import type { RowQuery, TimeRow } from '#functions/data/rowList.ts';
import type { TimePage } from '#functions/data/rowPage.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PlaceQuery, TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { countListed, type ListCounts } from './countListed.ts';

/** Things on a page. */
export const listLimit = 10;
/** Where two or three items are read for each. */
export const shortLimit = 5;

/** What a query of the back office reads of a list. */
export function rowsOfQuery(
  { from = '', to = '', ...query }: TimeListQuery,
  limit: number = listLimit,
): RowQuery {
  return {
    ...placeOfQuery(query, limit),
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    until: to === '' ? undefined : endOfDay(to).toISOString(),
  };
}

/** The same for a list that is not ordered by time. */
export function placeOfQuery(
  { page, older, newer }: PlaceQuery,
  limit: number,
): Pick<RowQuery, 'limit' | 'skip' | 'older' | 'newer'> {
  return { limit, skip: isFromStart({ older, newer }) ? (page - 1) * limit : 0, older, newer };
}

/** Without a cursor pages are counted. */
const isFromStart = ({ older, newer }: Pick<PlaceQuery, 'older' | 'newer'>): boolean =>
  older === undefined && newer === undefined;

/** Without a total where nobody counted. */
export function paginationOf(
  { page }: Pick<PlaceQuery, 'page'>,
  { rows: _, ...place }: TimePage,
  { total, limit = listLimit }: { readonly total: number | undefined; readonly limit?: number },
): TimePagination {
  const counted = total === undefined ? {} : { total, totalPages: Math.ceil(total / limit) };
  return { page, limit, ...counted, ...place };
}

interface Selection {
  readonly query: TimeListQuery;
  /** Values of the attributes that the index holds; '' for any. */
  readonly filters?: Readonly<Record<string, string>>;
  /** What no value of an attribute says. */
  readonly where?: ((row: TimeRow) => boolean) | undefined;
  /** What counts the filters together, where something does. */
  readonly counter?: string;
  readonly limit?: number;
  readonly costs?: TimeQuery['costs'];
}

interface TimeList {
  readonly rows: readonly TimeRow[];
  readonly pagination: TimePagination;
  /** Over all pages; absent for filters whose things are not counted. */
  readonly sums?: ListCounts['sums'];
}

/** A page of a list of the back office: where its things are, in order, and what leads to other pages. */
export async function timeList(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  kind: TimeKind,
  { query, filters = {}, where, counter, limit = listLimit, costs }: Selection,
): Promise<TimeList> {
  const { from = '', to = '' } = query;
  const rowsOf = rowsOfQuery(query, limit);
  const counting =
    where === undefined ? countListed(table, kind, { from, to, filters, counter, now: now() }) : null;
  const countAll = isFromStart(query) ? async () => (await counting)?.count : undefined;
  const [counts, found] = await Promise.all([
    counting,
    listByTime(table, { kind, now: now(), ...rowsOf, matches: matcher(filters, where), countAll, costs }),
  ]);
  const { rows } = found;
  if (counts === null) return { rows, pagination: paginationOf(query, found, { total: undefined, limit }) };
  const total = totalOf(query, found, { count: counts.count, limit });
  return { rows, pagination: paginationOf(query, found, { total, limit }), sums: counts.sums };
}

/** How many there are by the counters, which are a moment behind the list. */
export function totalOf(
  { page, ...query }: PlaceQuery,
  { rows, older, isPartial }: TimePage,
  { count, limit = listLimit }: { readonly count: number; readonly limit?: number },
): number {
  const isCounted = isFromStart(query);
  if (isCounted && page === 1 && older === undefined && !isPartial) return rows.length;
  return Math.max(count, isCounted && !isPartial ? (page - 1) * limit + rows.length : rows.length);
}

/** Undefined where nothing is filtered, because such a list is read in smaller parts. */
export function matcher(
  filters: Readonly<Record<string, string>>,
  where?: Selection['where'],
): ((row: TimeRow) => boolean) | undefined {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  if (set.length === 0) return where;
  return (row) => set.every(([name, value]) => String(row[name]) === value) && (where?.(row) ?? true);
}
