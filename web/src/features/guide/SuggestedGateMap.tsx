import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { MapCanvas, type ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type Point, pointText, zooms } from '#web/maps/mapView.ts';
import { PinMapFrame } from './PinMapFrame.ts';

/** Where visitors say the gate is, beside the code's own point. Only to look at. */
export function SuggestedGateMap({ own, gate }: { own: Point; gate: Point }): ReactElement {
  const [map, setMap] = useState<ReadyMap | null>(null);
  const { latitude, longitude } = gate;
  const point = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const marker = useMemo(
    () => ({ point, label: t`Where visitors say the gate is: ${pointText(point)}` }),
    [point],
  );
  const before = useMemo(
    () => ({ point: own, label: t`The ZarCode's own point: ${pointText(own)}`, before: true }) as const,
    [own],
  );
  useEffect(() => map?.view.fit([own, point], zooms.detail), [map, own, point]);
  return (
    <PinMapFrame>
      <MapCanvas
        label={t`Map of the gate. Arrow keys move it, plus and minus zoom.`}
        center={point}
        zoom={zooms.detail}
        gestures="cooperative"
        marker={marker}
        before={before}
        onReady={setMap}
      />
    </PinMapFrame>
  );
}
