import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { MapCanvas, type ReadyMap } from './MapCanvas.tsx';
import { MapMessage } from './MapMessage.tsx';
import { isPoint, zooms } from './mapView.ts';

interface PointMapProps {
  latitude: number;
  longitude: number;
  /** What stands there. */
  label: string;
}

const moved = 0.0001; // degrees: less is the same address (docs/product/limits.md#timings-and-limits)

/** One place on a map, only to look at. Fills its parent. */
export function PointMap({ latitude, longitude, label }: PointMapProps) {
  const [map, setMap] = useState<ReadyMap | null>(null);
  const point = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const marker = useMemo(() => ({ point, label }), [point, label]);

  // Not where the map is now: somebody may have moved it before the app took it over.
  const shown = useRef(point);
  useEffect(() => {
    if (map === null || !isPoint(point)) return;
    const away = Math.max(
      Math.abs(shown.current.latitude - point.latitude),
      Math.abs(shown.current.longitude - point.longitude),
    );
    if (away <= moved) return;
    shown.current = point;
    map.view.show(point, zooms.detail);
  }, [map, point]);

  if (!isPoint(point)) return <MapMessage kind="failed" />;
  return (
    <MapCanvas
      label={t`Map: ${label}`}
      center={point}
      zoom={zooms.detail}
      gestures="cooperative"
      marker={marker}
      onReady={setMap}
      withoutMap="unavailable"
    />
  );
}
