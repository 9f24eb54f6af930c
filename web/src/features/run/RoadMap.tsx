import { chakra } from '@chakra-ui/react';
import { type ReactElement, useMemo, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { KeepArea } from '#web/maps/KeepArea.tsx';
import { MapCanvas, type ReadyMap } from '#web/maps/MapCanvas.tsx';
import { type MapPin, pretoria, zooms } from '#web/maps/mapView.ts';
import { pointOf } from './orderRun.ts';
import type { Run } from './run.ts';

const Corner = chakra('div', { base: { position: 'absolute', zIndex: 2, top: '3', insetInlineStart: '3' } });

/** The stops on a map with roads. A pin leads to its stop in the list. Fills its parent. */
export function RoadMap({ run }: { run: Run }): ReactElement {
  const pins = useMemo(() => pinsOf(run), [run]);
  const [map, setMap] = useState<ReadyMap | null>(null);
  return (
    <MapCanvas
      label={t`Map of the stops`}
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
