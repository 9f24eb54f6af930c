import type { TimeKind } from '#functions/data/byTime.ts';
import { listByTime, type TimeRow } from '#functions/data/listByTime.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { countListed, type ListCounts } from './countListed.ts';

/** Things on a page. */
export const listLimit = 10;

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
  const { from = '', to = '', page, older, newer } = query;
  const isCounted = older === undefined && newer === undefined;
  const [counts, { rows, ...place }] = await Promise.all([
    where === undefined ? countListed(table, kind, { from, to, filters, now: now() }) : null,
    listByTime(table, {
      kind,
      now: now(),
      limit: listLimit,
      skip: isCounted ? (page - 1) * listLimit : 0,
      older,
      newer,
      from: from === '' ? undefined : startOfDay(from).toISOString(),
      until: to === '' ? undefined : endOfDay(to).toISOString(),
      matches: matcher(filters, where),
    }),
  ]);
  if (counts === null) return { rows, pagination: { page, limit: listLimit, ...place } };
  const isWhole = isCounted && page === 1 && place.older === undefined && !place.isPartial;
  // The counters are a moment behind the list.
  const seen = isCounted && !place.isPartial ? (page - 1) * listLimit + rows.length : rows.length;
  const total = isWhole ? rows.length : Math.max(counts.count, seen);
  const pagination = { page, limit: listLimit, total, totalPages: Math.ceil(total / listLimit), ...place };
  return { rows, pagination, sums: counts.sums };
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
