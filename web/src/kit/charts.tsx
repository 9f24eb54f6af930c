import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Chart } from '#web/ui/Chart.tsx';
import { Demo } from './Demo.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const points = months.map((label, index) => ({
  label,
  values: {
    sold: 40 + 30 * index + (index % 3) * 22,
    refunded: 3 + (index % 4) * 9,
    expired: 20 + (index % 2) * 30,
  },
}));

const series = [
  { key: 'sold', label: 'Sold' },
  { key: 'refunded', label: 'Refunded' },
  { key: 'expired', label: 'Expired' },
];

const summary = 'Sales rose from 40 in January to 272 in August.';

export function ChartDemos(): ReactElement {
  return (
    <Demo id="chart" title="Chart">
      <chakra.div display="grid" gap="6" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
        {(['line', 'bar', 'area'] as const).map((kind) => (
          <Card key={kind} padding="md">
            <Chart
              kind={kind}
              title={`Sales, ${kind} chart`}
              summary={summary}
              pointName="Month"
              points={points}
              series={kind === 'area' ? series.slice(0, 1) : series}
            />
          </Card>
        ))}
      </chakra.div>
    </Demo>
  );
}
