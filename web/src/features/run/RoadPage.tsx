import { chakra } from '@chakra-ui/react';
import { ArrowLeft, CornerUpRight, Map as MapIcon, MessageCircle, Navigation, Phone } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { textsOfGuide } from '#shared/domain/guideTexts.ts';
import { directionsUrl, geoUrl, wazeUrl } from '#shared/domain/links.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { WrittenGuide } from '#web/brand/guide/WrittenGuide.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { ChangedPlace } from './ChangedPlace.tsx';
import { NotStored } from './NotStored.tsx';
import { Outcomes } from './Outcomes.tsx';
import { pointOf } from './orderRun.ts';
import { Photo } from './Photo.tsx';
import { ReportPlace } from './ReportPlace.tsx';
import { nextStop, type Run, type Stop, type StopPlace } from './run.ts';
import { StopTexts } from './StopTexts.tsx';
import { useBackToStops } from './useBackToStops.ts';
import type { Loading } from './useLoading.ts';
import { usePosition } from './usePosition.ts';
import { useWakeLock } from './useWakeLock.ts';
import { WayTo } from './WayTo.tsx';

const Stack = chakra('div', { base: { display: 'grid', gap: '4', maxW: '2xl', minW: 0 } });
const Links = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 18rem)': { gridTemplateColumns: '1fr' },
    '& > a': { px: '2' },
  },
});
const away = { target: '_blank', rel: 'noopener' } as const;

interface RoadPageProps {
  run: Run;
  loading: Loading;
}

/** One stop at a time. After the last one the list is shown again. */
export function RoadPage({ run, loading }: RoadPageProps): ReactElement | null {
  const showStops = useBackToStops();
  const stop = nextStop(run);
  const isDone = stop === null;
  const leave = useEffectEvent(showStops);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return isDone ? null : <OnTheRoad run={run} stop={stop} loading={loading} onLeave={showStops} />;
}

interface OnTheRoadProps extends RoadPageProps {
  stop: Stop;
  onLeave: () => void;
}

function OnTheRoad({ run, stop, loading, onLeave }: OnTheRoadProps): ReactElement {
  useWakeLock();
  const { position, problem } = usePosition();
  const number = run.stops.indexOf(stop) + 1;
  const count = run.stops.length;
  const { place } = stop;
  // The outcome of the one before was pressed far down.
  useEffect(() => {
    if (stop.code !== '') scrollTo({ top: 0, behavior: 'instant' });
  }, [stop.code]);
  return (
    <Page
      key={stop.code}
      title={t`Stop ${number} of ${count}`}
      back={
        <Button variant="ghost" ms="-2.5" onClick={onLeave}>
          <ArrowLeft aria-hidden="true" />
          {t`All stops`}
        </Button>
      }
    >
      <Stack>
        <NotStored />
        <Card>
          <chakra.div display="grid" gap="2" justifyItems="start" overflowWrap="anywhere">
            <CodePlate code={stop.code} size="lg" />
            <StopTexts stop={stop} size="xl" />
            {place === undefined ? (
              <p>
                {loading.isLoading
                  ? t`Loading the stops…`
                  : t`The place of this stop is not known. Please look at the list of all stops.`}
              </p>
            ) : (
              <>
                <chakra.p fontWeight="semibold" lang="">
                  {place.title}
                </chakra.p>
                <chakra.p color="fg.muted">
                  {placeLine(place.addressLine1, place.addressLine2, place.suburb, place.city)}
                </chakra.p>
                <ChangedPlace stop={stop} />
                <WayTo point={pointOf(place)} position={position} problem={problem} />
              </>
            )}
          </chakra.div>
        </Card>
        <Ways stop={stop} />
        {place === undefined ? null : <Arrival place={place} />}
        <Outcomes stop={stop} position={position} />
        <ReportPlace code={stop.code} position={position} />
      </Stack>
    </Page>
  );
}

function Ways({ stop: { code, place, phone } }: { stop: Stop }): ReactElement | null {
  const called = phone ?? place?.guide?.phone;
  if (place === undefined && called === undefined) return null;
  const { latitude = 0, longitude = 0 } = place === undefined ? {} : pointOf(place);
  return (
    <Links>
      {place === undefined ? null : (
        <>
          <AnchorButton href={directionsUrl(latitude, longitude)} {...away} variant="solid">
            <CornerUpRight aria-hidden="true" />
            {t`Directions`}
          </AnchorButton>
          <AnchorButton href={wazeUrl(latitude, longitude)} {...away} variant="solid">
            <Navigation aria-hidden="true" />
            {t`Waze`}
          </AnchorButton>
          <AnchorButton
            href={geoUrl(latitude, longitude, `${formatCode(code)} ${place.title}`)}
            variant="outline"
          >
            <MapIcon aria-hidden="true" />
            {t`Map app`}
          </AnchorButton>
        </>
      )}
      {called === undefined ? null : (
        <>
          <AnchorButton href={`tel:${called}`} variant="outline">
            <Phone aria-hidden="true" />
            {t`Call`}
          </AnchorButton>
          <AnchorButton href={chatWith(called)} {...away} variant="outline">
            <MessageCircle aria-hidden="true" />
            {t`WhatsApp`}
          </AnchorButton>
        </>
      )}
    </Links>
  );
}

/** https://faq.whatsapp.com/5913398998672934: the number with its country, without a plus. */
const chatWith = (phone: string) => `https://wa.me/${phone.replace(/^0/, '27').replace(/\D/g, '')}`;

function Arrival({ place }: { place: StopPlace }): ReactElement | null {
  const { guide, description } = place;
  return (
    <>
      <Photo place={place} />
      {guide === undefined ? null : <WrittenGuide html={textsOfGuide(withoutPhoto(place), guide).html} />}
      {description === '' ? null : (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </chakra.p>
      )}
    </>
  );
}

/** Which stands above the directions, larger, and without a connection. */
const withoutPhoto = ({ zarcode, title }: StopPlace) => ({ zarcode, title, visibility: 'private' as const });
