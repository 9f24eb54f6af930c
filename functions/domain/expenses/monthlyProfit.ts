import { monthKey, readCounters } from '#functions/data/counters.ts';
import { listMonthTotals } from '#functions/data/expenses.ts';
import { netCents } from '#functions/domain/stats/serializeFigures.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { monthInJohannesburg, monthsUpTo } from '#shared/domain/time.ts';

/** With the current month, which is not over. */
const count = 12;

export interface MonthProfit {
  /** As 2026-07. */
  readonly month: string;
  /** Revenue without fees and refunds. */
  readonly netCents: number;
  readonly expensesCents: number;
}

/** The last twelve months, the oldest first. At most 4 read units. */
export async function monthlyProfit({
  table,
  now,
}: Pick<Dependencies, 'table' | 'now'>): Promise<MonthProfit[]> {
  const last = monthInJohannesburg(now());
  const months = monthsUpTo(last, count);
  const byYear = [...Map.groupBy(months, (month) => month.slice(0, 4)).values()];
  const [counters, ...totals] = await Promise.all([
    readCounters(table, 'business', { from: monthKey(months[0] ?? last), to: monthKey(last) }),
    ...byYear.map((of) => listMonthTotals(table, { from: of[0] ?? last, to: of.at(-1) ?? last })),
  ]);
  const netOf = new Map(counters.map((row) => [row.key, netCents(row)]));
  const spentIn = new Map(totals.flat().map(({ month, amountCents }) => [month, amountCents]));
  return months.map((month) => ({
    month,
    netCents: netOf.get(monthKey(month)) ?? 0,
    expensesCents: spentIn.get(month) ?? 0,
  }));
}
