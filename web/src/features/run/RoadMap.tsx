import { type ReactElement, useMemo } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { MapCanvas } from '#web/maps/MapCanvas.tsx';
import { type MapPin, pretoria, zooms } from '#web/maps/mapView.ts';
import { pointOf } from './orderRun.ts';
import type { Run } from './run.ts';

/** The stops on a map with roads. A pin leads to its stop in the list. Fills its parent. */
export function RoadMap({ run }: { run: Run }): ReactElement {
  const pins = useMemo(() => pinsOf(run), [run]);
  return (
    <MapCanvas
      label={t`Map of the stops`}
      center={pretoria}
      zoom={zooms.country}
      gestures="cooperative"
      pins={pins}
      onReady={({ view }) =>
        view.fit(
          pins.map(({ point }) => point),
          zooms.detail,
        )
      }
      withoutMap="unavailable"
    />
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
