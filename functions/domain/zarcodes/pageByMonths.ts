import { getMonthCounts } from '#functions/data/counts.ts';
import { type CodesOf, listCodesOf, type OwnedCode } from '#functions/data/ownedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { endOfMonth, startOfDay } from '#shared/domain/time.ts';

interface Wanted {
  readonly page: number;
  readonly limit: number;
  /** Before more than a few codes of a month are read for nothing. */
  readonly beforeSkip?: (count: number) => Promise<void>;
}

export interface CodesPage {
  readonly items: OwnedCode[];
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly totalPages: number;
  };
}

/**
 * A page of codes, newest first. Whole months before the page are skipped by their counts, and the month of the page is
 * read from its nearer end: a page costs at most half a month's codes, however many there are.
 */
export async function pageByMonths(
  table: Table,
  of: CodesOf,
  { page, limit, beforeSkip }: Wanted,
): Promise<CodesPage> {
  const pageOf = (items: OwnedCode[], total: number): CodesPage => ({
    items,
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  });
  const newest = page === 1 ? await listCodesOf(table, of, { max: limit }) : null;
  // Most people have less than a page, and need no counts.
  if (newest !== null && newest.length < limit) return pageOf(newest, newest.length);
  const { total, months } = await getMonthCounts(table, of);
  if (newest !== null) return pageOf(newest, total);
  let skip = (page - 1) * limit;
  for (const { month, count } of months) {
    if (skip < count) {
      await beforeSkip?.(Math.min(skip, count - skip));
      return pageOf(await codesFrom(table, of, { month, count, skip, limit }), total);
    }
    skip -= count;
  }
  return pageOf([], total);
}

interface Place {
  readonly month: string;
  /** Codes of the month. */
  readonly count: number;
  /** Codes of the month that are newer than the page. */
  readonly skip: number;
  readonly limit: number;
}

async function codesFrom(
  table: Table,
  of: CodesOf,
  { month, count, skip, limit }: Place,
): Promise<OwnedCode[]> {
  const until = endOfMonth(month);
  if (skip <= count / 2) {
    return (await listCodesOf(table, of, { until, max: skip + limit })).slice(skip);
  }
  const start = startOfDay(`${month}-01`);
  const [ofMonth, earlier] = await Promise.all([
    listCodesOf(table, of, { from: start, until, max: count - skip, isAscending: true }),
    skip + limit > count
      ? listCodesOf(table, of, { until: new Date(start.getTime() - 1), max: skip + limit - count })
      : [],
  ]);
  return [...ofMonth.toReversed().slice(0, limit), ...earlier];
}
