import { chakra } from '@chakra-ui/react';
import { Navigation, ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { shownDistance } from '#web/brand/place/shownDistance.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { EndOfRun } from './EndOfRun.tsx';
import { NotStored } from './NotStored.tsx';
import { kmLeft } from './orderRun.ts';
import { PasteStops } from './PasteStops.tsx';
import { isOpen, nextStop, type Run } from './run.ts';
import { changeRun } from './runStore.ts';
import { SortStops } from './SortStops.tsx';
import { StopItem } from './StopItem.tsx';
import { StopsMap } from './StopsMap.tsx';
import type { Loading } from './useLoading.ts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
    alignItems: 'start',
  },
});
const Column = chakra('div', { base: { display: 'grid', gap: '4', minW: 0 } });
const List = chakra('ol', { base: { display: 'grid', gap: '2.5', listStyle: 'none' } });

/** The stops before the driver leaves: what is wrong with them, their order, and the way. */
export function PlanPage({ run, loading }: { run: Run; loading: Loading }): ReactElement {
  const next = nextStop(run);
  return (
    <Page title={t`Your run`} intro={<Summary run={run} isLoading={loading.isLoading} />}>
      <Layout>
        <Column>
          <NotStored />
          <LoadProblem {...loading} />
          {next === null ? (
            <EndOfRun run={run} />
          ) : (
            <Button size="lg" onClick={() => void changeRun((now) => now && { ...now, isDriving: true })}>
              <Navigation aria-hidden="true" />
              {run.stops.every(isOpen) ? t`Start driving` : t`Go on driving`}
            </Button>
          )}
          <SortStops run={run} />
          <section aria-labelledby="all-stops">
            <SectionTitle id="all-stops" tabIndex={-1} mb="3">
              {t`Stops`}
            </SectionTitle>
            <List>
              {run.stops.map((stop, index) => (
                <StopItem key={stop.code} stop={stop} number={index + 1} count={run.stops.length} />
              ))}
            </List>
          </section>
        </Column>
        <Column>
          <StopsMap run={run} />
          <Card>
            <SectionTitle mb="3">{t`Add stops`}</SectionTitle>
            <PasteStops scanIcon={<ScanQrCode aria-hidden="true" />} />
          </Card>
          {next === null ? null : <EndOfRun run={run} isBrief />}
        </Column>
      </Layout>
    </Page>
  );
}

/** In one line, so that the list below stays where it is. */
function Summary({ run, isLoading }: { run: Run; isLoading: boolean }): ReactElement {
  const left = run.stops.filter(isOpen).length;
  const km = kmLeft(run);
  const distance = shownDistance(km);
  if (isLoading)
    return (
      <chakra.span role="status" display="flex" gap="2" alignItems="center">
        <Spinner />
        {t`Loading the stops…`}
      </chakra.span>
    );
  if (left > 0 && km === 0)
    return <span role="status">{plural(left, t`${left} stop to go.`, t`${left} stops to go.`)}</span>;
  return (
    <span role="status">
      {left === 0
        ? t`All stops are done.`
        : plural(
            left,
            t`${left} stop to go, about ${distance} in straight lines.`,
            t`${left} stops to go, about ${distance} in straight lines.`,
          )}
    </span>
  );
}

function LoadProblem({ isLoading, problem, again }: Loading): ReactElement {
  return (
    // While it is empty it takes no gap of the column.
    <chakra.div role="status" css={{ '&:empty': { mb: '-4' } }}>
      {problem === null || isLoading ? null : (
        <Notice
          tone="error"
          action={
            <Button variant="outline" onClick={again}>
              {t`Try again`}
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </chakra.div>
  );
}
