import { dayKey, readCounters } from '#functions/data/counters.ts';
import { serializeFigures } from '#functions/domain/stats/serializeFigures.ts';
import { handle } from '#functions/lib/handle.ts';
import { stats } from '#shared/contract/stats.ts';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';

const nothing = { of: () => 0 };

export const handler = handle('stats.daily', stats.daily, async ({ query, deps: { table, now } }) => {
  const today = dayInJohannesburg(now());
  const dates = [today, ...daysBefore(today, query.days - 1)].reverse();
  const rows = await readCounters(table, 'business', { from: dayKey(dates[0] ?? today), to: dayKey(today) });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    days: dates.map((date) => ({ date, ...serializeFigures(byKey.get(dayKey(date)) ?? nothing) })),
  };
});
