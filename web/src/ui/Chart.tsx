import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import { ChartTable } from './ChartTable.tsx';
import type { ChartData } from './chartData.ts';
import { Skeleton } from './Skeleton.tsx';
import { WhenInView } from './WhenInView.tsx';

const ChartDrawing = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).ChartDrawing }));

interface ChartProps extends ChartData {
  title: string;
  /** What the chart shows, in a sentence: read out in its place, and visible below the title. */
  summary: string;
}

const height = '18rem';

/** Figures as a line, bar or area chart, and as a table. The library is a chunk of its own, loaded when in view. */
export function Chart({ title, summary, ...data }: ChartProps): ReactElement {
  return (
    <chakra.figure minW="0">
      <chakra.figcaption mb="4">
        <chakra.p fontWeight="bold" fontSize="lg" lineHeight="snug">
          {title}
        </chakra.p>
        <chakra.p color="fg.muted" fontSize="sm">
          {summary}
        </chakra.p>
      </chakra.figcaption>
      {/* The hidden tooltip stays where it was shown last, which may be beyond a window that is narrower by now. */}
      <chakra.div role="img" aria-label={`${title}: ${summary}`} height={height} overflow="clip">
        <WhenInView fallback={<Skeleton height={height} />}>
          <ChartDrawing {...data} />
        </WhenInView>
      </chakra.div>
      <ChartTable title={title} data={data} />
    </chakra.figure>
  );
}
