import type { TimeKind } from '#functions/data/byTime.ts';
import { listByTime } from '#functions/data/listByTime.ts';
import type { RowQuery, TimePage, TimeRow } from '#functions/data/rowList.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { countListed, type ListCounts } from './countListed.ts';

/** Things on a page. */
export const listLimit = 10;

/** What a query of the back office reads of a list. */
export function rowsOfQuery(
  { from = '', to = '', page, older, newer }: TimeListQuery,
  limit: number = listLimit,
): RowQuery {
  return {
    limit,
    skip: older === undefined && newer === undefined ? (page - 1) * limit : 0,
    older,
    newer,
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    until: to === '' ? undefined : endOfDay(to).toISOString(),
  };
}

/** Without a total where nobody counted. */
export function paginationOf(
  { page }: TimeListQuery,
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
}

interface TimeList {
  readonly rows: readonly TimeRow[];
  readonly pagination: TimePagination;
  /** Of all pages; absent for filters whose things are not counted. */
  readonly sums?: ListCounts['sums'];
}

/** A page of a list of the back office: where its things are, in order, and what leads to other pages. */
export async function timeList(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  kind: TimeKind,
  { query, filters = {}, where }: Selection,
): Promise<TimeList> {
  const { from = '', to = '', page } = query;
  const rowsOf = rowsOfQuery(query);
  const [counts, found] = await Promise.all([
    where === undefined ? countListed(table, kind, { from, to, filters, now: now() }) : null,
    listByTime(table, { kind, now: now(), ...rowsOf, matches: matcher(filters, where) }),
  ]);
  const { rows, older, isPartial } = found;
  if (counts === null) return { rows, pagination: paginationOf(query, found, { total: undefined }) };
  const isCounted = query.older === undefined && query.newer === undefined;
  const isWhole = isCounted && page === 1 && older === undefined && !isPartial;
  // The counters are a moment behind the list.
  const seen = isCounted && !isPartial ? rowsOf.skip + rows.length : rows.length;
  const total = isWhole ? rows.length : Math.max(counts.count, seen);
  return { rows, pagination: paginationOf(query, found, { total }), sums: counts.sums };
}

/** Undefined where nothing is filtered, because such a list is read in smaller parts. */
function matcher(
  filters: Readonly<Record<string, string>>,
  where: Selection['where'],
): ((row: TimeRow) => boolean) | undefined {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  if (set.length === 0) return where;
  return (row) => set.every(([name, value]) => String(row[name]) === value) && (where?.(row) ?? true);
}
