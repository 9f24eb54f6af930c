import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { t } from '#shared/text/t.ts';
import { CodesInView } from '#web/maps/CodesInView.tsx';
import { MapCanvas, type ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type MapOptions, type Point, pointText, zooms } from '#web/maps/mapView.ts';
import { PlaceSearch } from '#web/maps/PlaceSearch.tsx';
import { Readout, Readouts } from '#web/maps/readouts.ts';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import type { GivenPoint } from './usePin.ts';

export const MapFrame = chakra('div', {
  base: {
    position: 'relative',
    // On a phone so much that the page can be scrolled beside it.
    height: { base: '44svh', md: '62svh', lg: 'calc(100dvh - 15rem)' },
    minH: { base: '17rem', md: '22rem', lg: '32rem' },
    maxH: '52rem',
    borderRadius: 'xl',
    borderWidth: '1px',
    // The search's list may overflow the frame, the map may not.
    '& .map-ground': { borderRadius: 'xl' },
    bg: 'bg.muted',
  },
});

const Panels = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '3',
    // Below the search.
    top: '4.25rem',
    maxW: 'min(24rem, calc(100% - 1.5rem))',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    // The map between them can be touched.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

const typingMs = 600; // half a number is no place to go to

const hints = {
  point: t`Put the pin exactly here`,
  empty: t`No place found with this name. Move the map there and tap the spot.`,
};

interface PlaceMapProps {
  start: { center: Point; zoom: number };
  point: Point | null;
  /** Metres, where it is known: shown as a ring. */
  accuracy?: number | undefined;
  /** The place at the pin, for screen readers. */
  place: string;
  onPlace: (point: Point, given: GivenPoint) => void;
  /** The pin is in view at this zoom. */
  onSeen: (zoom: number) => void;
  onReady: (map: ReadyMap) => void;
  /** Where the pin of a saved code stands. */
  saved?: Point | undefined;
  /** Beside the search. */
  corner?: ReactNode;
  /** Over the map, below its search. */
  children?: ReactNode;
}

/** The map on which a person pins their place: by search, tap, drag, arrow keys or current location. */
export function PlaceMap(props: PlaceMapProps): ReactElement {
  const { start, point, accuracy, place, onPlace, onSeen, onReady, saved, corner, children } = props;
  const [map, setMap] = useState<ReadyMap | null>(null);
  const [zoom, setZoom] = useState(start.zoom);
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const onPhone = useMediaQuery('(max-width: 47.99rem) and (pointer: coarse)');
  const marker = useMemo(
    () =>
      point && {
        point,
        label: t`Your pin at ${pointText(point)}. Arrow keys move it, with Shift faster.`,
        accuracy,
        onMove: (to: Point) => onPlace(to, { source: 'pin', zoom }),
      },
    [point, accuracy, onPlace, zoom],
  );
  const before = useMemo(
    () =>
      saved === undefined
        ? null
        : ({ point: saved, label: t`Where the pin was: ${pointText(saved)}`, before: true } as const),
    [saved],
  );
  // A pin that was typed, or moved over the edge by the arrow keys, is brought into sight.
  useEffect(() => {
    if (map === null || point === null) return;
    const timer = setTimeout(() => map.view.shows(point) || map.view.show(point), typingMs);
    return () => clearTimeout(timer);
  }, [map, point]);
  const options: MapOptions = {
    ...start,
    label: t`Map. Arrow keys move it, plus and minus zoom, Enter puts the pin in its middle.`,
    gestures: onPhone ? 'cooperative' : 'greedy',
    onClick: (to) => onPlace(to, { source: 'pin', zoom }),
    onZoom: (to) => {
      setZoom(to);
      if (point !== null && map?.view.shows(point) === true) onSeen(to);
    },
    onMove: setBounds,
  };
  const ready = (made: ReadyMap) => {
    setMap(made);
    setBounds(made.view.bounds());
    onReady(made);
  };
  return (
    <MapFrame data-pin-map>
      <MapCanvas {...options} marker={marker} before={before} onReady={ready}>
        {map !== null && (
          <>
            <chakra.div position="absolute" zIndex={2} top="3" insetInline="3" display="flex" gap="2">
              <chakra.div flex="1" maxW="md">
                <PlaceSearch
                  label={t`Search for a place, or paste coordinates or a map link`}
                  placeholder={t`Place, coordinates or link`}
                  map={map}
                  hints={hints}
                  onFound={(found, source) => {
                    map.view.show(found, zooms.focus);
                    onPlace(found, { source });
                  }}
                />
              </chakra.div>
              <chakra.div ms="auto" _empty={{ display: 'none' }}>
                {corner}
              </chakra.div>
            </chakra.div>
            <Panels>{children}</Panels>
            <Readouts>
              <Readout role="status">{t`Zoom ${zoom}`}</Readout>
              <CodesInView bounds={bounds} />
            </Readouts>
          </>
        )}
      </MapCanvas>
      <chakra.p srOnly role="status">
        {point === null ? '' : `${t`Pin at ${pointText(point)}`}${place === '' ? '' : `, ${place}`}`}
      </chakra.p>
    </MapFrame>
  );
}
