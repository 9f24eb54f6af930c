import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { KeepArea } from './KeepArea.tsx';
import { keptSettings } from './keptBasemap.ts';
import { MapCanvas, type ReadyMap } from './MapCanvas.tsx';
import { type MapPin, pretoria, zooms } from './mapView.ts';

const Corner = chakra('div', { base: { position: 'absolute', zIndex: 2, top: '3', insetInlineStart: '3' } });

interface RoadMapProps {
  readonly label: string;
  readonly pins: readonly MapPin[];
}

/** Places on a map with roads, for who goes to them: its area can be kept. Fills its parent. */
export function RoadMap({ label, pins }: RoadMapProps): ReactElement {
  const [map, setMap] = useState<ReadyMap | null>(null);
  return (
    <MapCanvas
      label={label}
      center={pretoria}
      zoom={zooms.country}
      gestures="cooperative"
      pins={pins}
      onReady={(ready) => {
        setMap(ready);
        ready.view.fit(
          pins.map(({ point }) => point),
          zooms.detail,
        );
      }}
      kept={keptSettings}
      withoutMap="unavailable"
    >
      {map?.areas === undefined ? null : (
        <Corner>
          <KeepArea map={map} />
        </Corner>
      )}
    </MapCanvas>
  );
}
