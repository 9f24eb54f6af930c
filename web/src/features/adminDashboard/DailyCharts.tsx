import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chart } from '#web/ui/Chart.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { chartOf, dailyCharts, summaryOf } from './dailySeries.ts';

const ranges = [7, 30, 90] as const;
type Range = (typeof ranges)[number];
const usual: Range = 30;

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '3',
    '& > div': { display: 'flex', gap: '2' },
  },
});

export function DailyCharts(): ReactElement {
  const [range, setRange] = useRange();
  const { data, error, mutate } = useApi(
    'stats.daily',
    { query: { days: String(range) } },
    { keepPreviousData: true },
  );
  return (
    <section aria-labelledby="daily">
      <Top>
        <SectionTitle id="daily">Day by day</SectionTitle>
        <RangeButtons range={range} onChange={setRange} />
      </Top>
      {error === undefined ? (
        <Grid>
          {dailyCharts.map((chart) => (
            <Card key={chart.title}>
              {data === undefined ? (
                <Skeleton height="25rem" />
              ) : (
                <Chart
                  title={chart.title}
                  summary={summaryOf(chart, data.days)}
                  {...chartOf(chart, data.days)}
                />
              )}
            </Card>
          ))}
        </Grid>
      ) : (
        <LoadProblem title="The days could not be loaded" onRetry={() => void mutate()} />
      )}
    </section>
  );
}

interface RangeButtonsProps {
  range: Range;
  onChange: (range: Range) => void;
}

function RangeButtons({ range, onChange }: RangeButtonsProps): ReactElement {
  return (
    <chakra.div role="group" aria-label="Days shown" display="flex" flexWrap="wrap" gap="1">
      {ranges.map((days) => (
        <Button
          key={days}
          size="sm"
          variant={days === range ? 'solid' : 'outline'}
          aria-pressed={days === range}
          onClick={() => onChange(days)}
        >
          {days} days
        </Button>
      ))}
    </chakra.div>
  );
}

/** As `?days=` in the URL; the usual one has none. */
function useRange(): [Range, (range: Range) => void] {
  const { days }: { days?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (range: Range) =>
    // The router cannot know which route this is.
    void navigate({ to: '.', search: (range === usual ? {} : { days: range }) as never, resetScroll: false });
  return [ranges.find((range) => range === Number(days)) ?? usual, set];
}
