import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { MapCanvas, type ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type Point, pointText, zooms } from '#web/maps/mapView.ts';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import { PinMapFrame } from './PinMapFrame.ts';

const typingMs = 600; // half a number is no place to go to

interface PinMapProps {
  /** Of the point, or what stands for it. */
  name: string;
  point: Point | null;
  /** The code's own point, shown beside it. */
  own: Point;
  onPlace: (point: Point) => void;
}

/** The map on which one point of a guide is put: by tap, drag or arrow keys. */
export function PinMap({ name, point, own, onPlace }: PinMapProps): ReactElement {
  const [map, setMap] = useState<ReadyMap | null>(null);
  const [start] = useState(point ?? own);
  const onPhone = useMediaQuery('(max-width: 47.99rem) and (pointer: coarse)');
  const marker = useMemo(
    () =>
      point && {
        point,
        label: t`Pin of ${name} at ${pointText(point)}. Arrow keys move it, with Shift faster.`,
        onMove: onPlace,
      },
    [point, name, onPlace],
  );
  const before = useMemo(
    () => ({ point: own, label: t`The ZarCode's own point: ${pointText(own)}`, before: true }) as const,
    [own],
  );
  // A pin that was typed, or moved over the edge by the arrow keys, is brought into sight.
  useEffect(() => {
    if (map === null || point === null) return;
    const timer = setTimeout(() => map.view.shows(point) || map.view.show(point), typingMs);
    return () => clearTimeout(timer);
  }, [map, point]);
  return (
    <PinMapFrame data-pin-map>
      <MapCanvas
        label={t`Map of ${name}. Arrow keys move it, plus and minus zoom, Enter puts the pin in its middle.`}
        center={start}
        zoom={zooms.focus}
        gestures={onPhone ? 'cooperative' : 'greedy'}
        marker={marker}
        before={before}
        onClick={onPlace}
        onReady={setMap}
      />
    </PinMapFrame>
  );
}
