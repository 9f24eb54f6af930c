import { chakra } from '@chakra-ui/react';
import { Navigation, ScanQrCode } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { shownDistance } from '#web/brand/place/shownDistance.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { EndOfRun } from './EndOfRun.tsx';
import { isUnknown, loadStops } from './loadStops.ts';
import { kmLeft } from './orderRun.ts';
import { PasteStops } from './PasteStops.tsx';
import { isOpen, nextStop, type Run, type Stop } from './run.ts';
import { changeRun, useRun } from './runStore.ts';
import { SortStops } from './SortStops.tsx';
import { StopItem } from './StopItem.tsx';
import { StopsMap } from './StopsMap.tsx';

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
export function PlanPage({ run }: { run: Run }): ReactElement {
  const { isStored } = useRun();
  const loading = useLoading(run);
  const next = nextStop(run);
  return (
    <Page title={t`Your run`} intro={<Summary run={run} />}>
      <Layout>
        <Column>
          {isStored ? null : (
            <Notice tone="error">
              {t`This browser can't store the run. Keep this page open: what is closed is lost.`}
            </Notice>
          )}
          <Loading {...loading} />
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
            <SectionTitle id="all-stops" mb="3">
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

function Summary({ run }: { run: Run }): ReactElement {
  const left = run.stops.filter(isOpen).length;
  const distance = shownDistance(kmLeft(run, null));
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

interface LoadingState {
  isLoading: boolean;
  problem: string | null;
  again: () => void;
}

/** Asks for the places of stops that were added, once there is a connection. */
function useLoading(run: Run): LoadingState {
  const isOnline = useIsOnline();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unknown = run.stops.filter(isUnknown).map(({ code }: Stop) => code);
  const load = useEffectEvent(async () => {
    setLoading(true);
    setProblem(null);
    try {
      await loadStops();
    } catch (error) {
      setProblem(messageOf(error, t`The stops could not be loaded. Please try again.`));
    }
    setLoading(false);
  });
  const wanted = unknown.join(' ');
  useEffect(() => {
    if (wanted !== '' && isOnline) void load();
  }, [wanted, isOnline]);
  return { isLoading, problem, again: () => void load() };
}

function Loading({ isLoading, problem, again }: LoadingState): ReactElement {
  return (
    // While it is empty it takes no gap of the column.
    <chakra.div role="status" css={{ '&:empty': { mb: '-4' } }}>
      {isLoading ? (
        <chakra.p display="flex" gap="2" alignItems="center">
          <Spinner />
          {t`Loading the stops…`}
        </chakra.p>
      ) : null}
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
