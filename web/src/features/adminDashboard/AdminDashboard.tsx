import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { DailyCharts } from './DailyCharts.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { NewestCodes } from './NewestCodes.tsx';
import { NewestPayments } from './NewestPayments.tsx';
import { ProvinceMap } from './ProvinceMap.tsx';
import { WaitingList } from './WaitingList.tsx';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

/** How the business stands, and what waits for somebody (docs/product/back-office.md#admin-dashboard). */
export function AdminDashboard(): ReactElement {
  const { data, error, mutate } = useApi('stats.get');
  const newest = useApi('stats.newest');
  const retry = () => void mutate();
  return (
    <Page title="Admin dashboard">
      <Stack>
        {error === undefined ? (
          <>
            <WaitingList waiting={data?.waiting} />
            <KeyFigures stats={data} />
          </>
        ) : (
          <LoadProblem title="The figures could not be loaded" onRetry={retry} />
        )}
        <DailyCharts />
        {error === undefined ? <ProvinceMap provinces={data?.provinces} /> : null}
        <Pair>
          <NewestCodes newest={newest} />
          <NewestPayments newest={newest} />
        </Pair>
      </Stack>
    </Page>
  );
}
