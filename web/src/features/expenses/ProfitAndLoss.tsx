import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { MonthProfitResponse } from '#shared/contract/expenses.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chart } from '#web/ui/Chart.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const series = [
  { key: 'net', label: 'Revenue, net' },
  { key: 'expenses', label: 'Expenses' },
  { key: 'profit', label: 'Profit' },
] as const;
type Figure = (typeof series)[number]['key'];

/** The third colour of charts is red, which is no colour for a profit. */
const drawn = [series[0], series[2], series[1]];

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto auto', sm: 'repeat(3, auto)' },
    justifyContent: { base: 'space-between', sm: 'start' },
    columnGap: { base: '4', sm: '10' },
    mb: '5',
    fontVariantNumeric: 'tabular-nums',
    // A line each on a phone, side by side above that.
    '& > div': { display: { base: 'contents', sm: 'block' } },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': {
      fontSize: { base: 'md', sm: '2xl' },
      fontWeight: 'bold',
      textAlign: { base: 'end', sm: 'start' },
    },
  },
});

const grouped = new Intl.NumberFormat('en-ZA', { maximumFractionDigits: 0 });
const rand = (amount: number) => `${amount < 0 ? '−' : ''}R${grouped.format(Math.abs(amount))}`;
const monthName = new Intl.DateTimeFormat('en-ZA', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const labelOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00.000Z`));

/** What came in, what was spent and what is left, of the last twelve months. */
export function ProfitAndLoss(): ReactElement {
  const { data, error, mutate } = useApi('expenses.profit', {}, { keepPreviousData: true });
  if (error !== undefined) {
    return <LoadProblem title="Profit and loss could not be loaded" onRetry={() => void mutate()} />;
  }
  if (data === undefined)
    return (
      <Card mb="6">
        <Skeleton height="28rem" />
      </Card>
    );
  const { months } = data;
  const total = (figure: Figure) => months.reduce((sum, month) => sum + Number(month[figure]), 0);
  return (
    <Card mb="6">
      <Figures aria-label="The last twelve months">
        {series.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{rand(total(key))}</dd>
          </div>
        ))}
      </Figures>
      <Chart
        kind="bar"
        title="Profit and loss"
        summary={summaryOf(months)}
        pointName="Month"
        format={rand}
        series={drawn}
        points={months.map((month) => ({
          label: labelOf(month.month),
          values: Object.fromEntries(series.map(({ key }) => [key, Number(month[key])])),
        }))}
      />
    </Card>
  );
}

function summaryOf(months: readonly MonthProfitResponse[]): string {
  const losses = months.filter(({ profit }) => Number(profit) < 0).length;
  const text = losses === 0 ? 'no month with a loss' : `${losses} with a loss`;
  return `The last twelve months, this one included: ${text}. Revenue is without fees and refunds.`;
}
