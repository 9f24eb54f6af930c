import type { DayFigures } from '#shared/contract/stats.ts';
import { shownDay } from '#shared/domain/time.ts';
import { type ChartData, formatPlain } from '#web/ui/chartData.ts';
import { chartRand } from './shownFigures.ts';

interface Series {
  readonly key: string;
  readonly label: string;
  readonly of: (day: DayFigures) => number;
}

interface DailyChart {
  readonly title: string;
  readonly kind: ChartData['kind'];
  readonly series: readonly [Series, ...Series[]];
  readonly format: (value: number) => string;
}

export const dailyCharts: readonly DailyChart[] = [
  {
    title: 'Registrations',
    kind: 'bar',
    format: formatPlain,
    series: [{ key: 'registrations', label: 'Registrations', of: ({ registrations }) => registrations }],
  },
  {
    title: 'New ZarCodes',
    kind: 'line',
    format: formatPlain,
    series: [
      { key: 'paid', label: 'Paid', of: ({ codes }) => codes.paid },
      { key: 'bundle', label: 'With a bundle', of: ({ codes }) => codes.bundle },
      { key: 'creator', label: 'By creators', of: ({ codes }) => codes.creator },
      { key: 'admin', label: 'By admins', of: ({ codes }) => codes.admin },
    ],
  },
  {
    title: 'Orders',
    kind: 'line',
    format: formatPlain,
    series: [
      { key: 'orders', label: 'Placed', of: ({ orders }) => orders },
      { key: 'paidOrders', label: 'Paid', of: ({ paidOrders }) => paidOrders },
    ],
  },
  {
    title: 'Revenue',
    kind: 'line',
    format: chartRand,
    series: [
      { key: 'revenue', label: 'Revenue', of: ({ revenue }) => Number(revenue) },
      { key: 'fees', label: 'Fees', of: ({ fees }) => Number(fees) },
    ],
  },
];

/** '2026-11-22' → '22 Nov' */
const dayLabel = (date: string) => shownDay(`${date}T10:00:00.000Z`).slice(0, -' 2026'.length);

export function chartOf({ series, format, kind }: DailyChart, days: readonly DayFigures[]): ChartData {
  const points = days.map((day) => ({
    label: dayLabel(day.date),
    values: Object.fromEntries(series.map(({ key, of }) => [key, of(day)])),
  }));
  return { kind, series, points, pointName: 'Day', format };
}

/** 'Placed 12, paid 10 in 30 days.' */
export function summaryOf({ series, format }: DailyChart, days: readonly DayFigures[]): string {
  const sums = series.map(({ label, of }) => {
    const sum = days.reduce((total, day) => total + of(day), 0);
    return series.length === 1 ? format(sum) : `${label.toLowerCase()} ${format(Math.round(sum))}`;
  });
  const text = `${sums.join(', ')} in ${days.length} days`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
