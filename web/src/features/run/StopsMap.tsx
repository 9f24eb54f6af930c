import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { plural, t } from '#shared/text/t.ts';
import { keptBasemap } from '#web/maps/keptBasemap.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import type { MapPin, Point } from '#web/maps/mapView.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { pointOf } from './orderRun.ts';
import { isOpen, type Run } from './run.ts';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'primary',
    '& circle': { fill: 'currentColor' },
    '& circle[data-done]': { fill: 'bg.panel', stroke: 'currentColor', strokeWidth: '1.5' },
    '& text': { fill: 'bg.panel', fontWeight: 'bold', textAnchor: 'middle', dominantBaseline: 'central' },
    '& text[data-done]': { fill: 'currentColor' },
    '& polyline': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', opacity: '0.5' },
  },
});

const size = { width: 320, height: 240, margin: 16 } as const;
const radius = 9;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: 'min(22rem, 70svh)',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

const RoadMap = lazy(async () => ({ default: (await import('#web/maps/RoadMap.tsx')).RoadMap }));

/** Drawn without a connection; with roads where there is one and somebody asks: tiles cost data. */
export function StopsMap({ run }: { run: Run }): ReactElement | null {
  const isOnline = useIsOnline();
  const [hasRoads, setRoads] = useState(false);
  const pins = useMemo(() => pinsOf(run), [run]);
  const count = run.stops.filter(({ place }) => place !== undefined).length;
  if (count < 2) return null;
  return (
    <chakra.section aria-label={t`Map`} display="grid" gap="2">
      {hasRoads ? (
        <Frame>
          <Suspense fallback={<MapMessage kind="loading" />}>
            <RoadMap label={t`Map of the stops`} pins={pins} />
          </Suspense>
        </Frame>
      ) : (
        <DrawnStops run={run} />
      )}
      {isOnline || hasRoads || keptBasemap() !== null ? (
        <Button variant="outline" onClick={() => setRoads(!hasRoads)}>
          {hasRoads ? t`Show without roads` : isOnline ? t`Show with roads (uses data)` : t`Show with roads`}
        </Button>
      ) : null}
    </chakra.section>
  );
}

/** A pin leads to its stop in the list. */
const pinsOf = ({ stops }: Run): readonly MapPin[] =>
  stops.flatMap(({ code, place, reference }, index) =>
    place === undefined
      ? []
      : [
          {
            id: formatCode(code),
            title: `${index + 1}. ${reference || place.title}`,
            subtitle: placeLine(place.suburb, place.city),
            point: pointOf(place),
            href: `#stop-${code}`,
            onOpen: () => document.getElementById(`stop-${code}`)?.focus(),
          },
        ],
  );

/** The stops and the way between them, without roads. */
function DrawnStops({ run }: { run: Run }): ReactElement {
  const stops = run.stops.flatMap((stop, index) =>
    stop.place === undefined ? [] : [{ number: index + 1, isDone: !isOpen(stop), ...pointOf(stop.place) }],
  );
  const place = placer(stops);
  const drawn = stops.map((stop) => ({ ...stop, ...place(stop) }));
  const count = stops.length;
  return (
    <Drawing
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={plural(
        count,
        t`Map of ${count} stop in the order of the list, without roads`,
        t`Map of ${count} stops in the order of the list, without roads`,
      )}
    >
      <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {/* The next ones are drawn last, over the others. */}
      {drawn.toReversed().map(({ number, isDone, x, y }) => (
        <g key={number}>
          <circle cx={x} cy={y} r={radius} data-done={isDone || undefined} />
          <text x={x} y={y} fontSize="10" data-done={isDone || undefined}>
            {number}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Flat, with the north on top: a run is short enough. */
function placer(points: readonly Point[]): (point: Point) => { x: number; y: number } {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const { width, height, margin } = size;
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * narrowing, Number.EPSILON),
    (height - 2 * margin) / Math.max(north - south, Number.EPSILON),
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ latitude, longitude }) => ({
    x: round(width / 2 + (longitude - (west + east) / 2) * narrowing * scale),
    y: round(height / 2 - (latitude - (south + north) / 2) * scale),
  });
}
