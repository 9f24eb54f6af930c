import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useId, useMemo, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { keptBasemap } from '#web/maps/keptBasemap.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import type { MapPin } from '#web/maps/mapView.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import type { Capture } from './field.ts';

const RoadMap = lazy(async () => ({ default: (await import('#web/maps/RoadMap.tsx')).RoadMap }));

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: 'min(22rem, 70svh)',
    mt: '4',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

/** What was captured on a map, whose area can be kept; only where somebody asks, because a map costs data. */
export function FieldMap({ captures }: { captures: readonly Capture[] }): ReactElement | null {
  const id = useId();
  const isOnline = useIsOnline();
  const [isShown, show] = useState(false);
  const pins = useMemo(() => captures.flatMap(pinOf), [captures]);
  if (!isOnline && !isShown && keptBasemap() === null) return null;
  return (
    <Card role="region" aria-labelledby={id}>
      <SectionTitle id={id} mb="3">{t`Map`}</SectionTitle>
      <Button variant="outline" onClick={() => show(!isShown)}>
        {isShown ? t`Hide the map` : isOnline ? t`Show the map (uses data)` : t`Show the map`}
      </Button>
      {isShown ? (
        <Frame>
          <Suspense fallback={<MapMessage kind="loading" />}>
            <RoadMap label={t`Map of the captured homes`} pins={pins} />
          </Suspense>
        </Frame>
      ) : null}
    </Card>
  );
}

function pinOf({ key, code, point, title, suburb, city }: Capture): MapPin[] {
  if (point === null) return [];
  const href = `#captured-${key}`;
  return [
    {
      id: formatCode(code),
      title,
      subtitle: placeLine(suburb, city),
      point,
      href,
      onOpen: () => document.getElementById(href.slice(1))?.focus(),
    },
  ];
}
