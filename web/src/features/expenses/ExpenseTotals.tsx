import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { MonthTotalsResponse } from '#shared/contract/expenses.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chart } from '#web/ui/Chart.tsx';
import { formatGroupedRand } from '#web/ui/chartData.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** At most four series differ in look: the three largest categories, and the rest. */
const maxCategories = 3;
const rest = 'Others';

const centsOf = (amount: string) => centsFromAmount(amount) ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** By month and category. */
export function ExpenseTotals({ year }: { year: string }): ReactElement {
  const { data, error, mutate } = useApi('expenses.totals', { query: { year } }, { keepPreviousData: true });
  if (error !== undefined) {
    return <LoadProblem title="The totals could not be loaded" onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <Skeleton height="24rem" />;
  const { months } = data;
  const spent = sum(months.map(({ amount }) => centsOf(amount)));
  const vat = sum(months.map(({ vat }) => centsOf(vat)));
  const names = largest(months);
  return (
    <Card mb="6">
      <Chart
        kind="stack"
        title={`Spent in ${year}: ${formatGroupedRand(spent)}`}
        summary={`By month and category. VAT included: ${formatGroupedRand(vat)}.`}
        pointName="Month"
        format={(cents) => formatGroupedRand(Math.round(cents))}
        series={[...names, rest].map((name, index) => ({ key: `c${index}`, label: name }))}
        points={monthsOf(year).map(({ month, label }) => ({
          label,
          values: valuesOf(
            months.find((each) => each.month === month),
            names,
          ),
        }))}
      />
      {months.length === 0 ? (
        <chakra.p mt="3" color="fg.muted">
          Nothing was spent in {year}.
        </chakra.p>
      ) : null}
    </Card>
  );
}

function largest(months: readonly MonthTotalsResponse[]): string[] {
  const all = months.flatMap(({ categories }) => categories);
  const byName = [...Map.groupBy(all, ({ category }) => category)].map(
    ([name, of]) => [name, sum(of.map(({ amount }) => centsOf(amount)))] as const,
  );
  return byName
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxCategories)
    .map(([name]) => name);
}

function valuesOf(month: MonthTotalsResponse | undefined, names: readonly string[]): Record<string, number> {
  const inCategory = (name: string) =>
    centsOf(month?.categories.find(({ category }) => category === name)?.amount ?? '0.00');
  const ofNames = names.map(inCategory);
  const others = centsOf(month?.amount ?? '0.00') - sum(ofNames);
  return Object.fromEntries([...ofNames, others].map((value, index) => [`c${index}`, value]));
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthsOf = (year: string) =>
  monthNames.map((label, index) => ({ label, month: `${year}-${String(index + 1).padStart(2, '0')}` }));
