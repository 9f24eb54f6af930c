import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { StatFigures } from '#shared/contract/stats.ts';
import { formatPlain } from '#web/ui/chartData.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { wholeRand } from './shownFigures.ts';

interface Stats {
  readonly total: StatFigures;
  readonly thisMonth: StatFigures;
  readonly lastMonth: StatFigures;
}

interface Figure {
  readonly label: string;
  readonly of: (figures: StatFigures) => string;
}

const figures: readonly Figure[] = [
  { label: 'Users', of: ({ registrations }) => formatPlain(registrations) },
  { label: 'ZarCodes', of: ({ codes }) => formatPlain(codes.total) },
  { label: 'Paid orders', of: ({ paidOrders }) => formatPlain(paidOrders) },
  { label: 'Revenue, net of fees', of: ({ net }) => wholeRand(net) },
];

const Note = chakra('span', { base: { display: 'block', fontVariantNumeric: 'tabular-nums' } });

/** In all, and this month beside the last one. */
export function KeyFigures({ stats }: { stats: Stats | undefined }): ReactElement {
  return (
    <StatTileGrid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {figures.map(({ label, of }) => (
        <StatTile
          key={label}
          label={label}
          loading={stats === undefined}
          value={stats === undefined ? undefined : of(stats.total)}
          note={stats === undefined ? <NoteSkeleton /> : <MonthNote stats={stats} of={of} />}
        />
      ))}
    </StatTileGrid>
  );
}

function MonthNote({
  stats: { thisMonth, lastMonth },
  of,
}: Pick<Figure, 'of'> & { stats: Stats }): ReactElement {
  return (
    <>
      <Note>
        <strong>{of(thisMonth)}</strong> this month
      </Note>
      <Note>{of(lastMonth)} last month</Note>
    </>
  );
}

/** As high as the two lines. */
function NoteSkeleton(): ReactElement {
  return <Skeleton height="3.1em" width="70%" />;
}
