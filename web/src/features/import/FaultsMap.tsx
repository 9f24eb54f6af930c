import { type ReactElement, useMemo } from 'react';
import { importProblems } from '#shared/domain/imports.ts';
import { t } from '#shared/text/t.ts';
import { MapCanvas } from '#web/maps/MapCanvas.tsx';
import { isPoint, type MapPin, pretoria, zooms } from '#web/maps/mapView.ts';
import type { FaultyRow } from './faultyRows.ts';
import type { StoredImport } from './importStore.ts';
import { rowText } from './stateTexts.ts';

interface FaultsMapProps {
  stored: StoredImport;
  faulty: readonly FaultyRow[];
  /** The list shows the row at this index. */
  onOpen: (index: number) => void;
}

/** The rows to look at that have a place. A pin leads to its row in the list. Fills its parent. */
export function FaultsMap({ stored, faulty, onOpen }: FaultsMapProps): ReactElement {
  const pins = useMemo(
    () =>
      faulty.flatMap(({ row, number, title, faults: [fault] }, index): MapPin[] => {
        const point = {
          latitude: stored.rows[row - 1]?.latitude,
          longitude: stored.rows[row - 1]?.longitude,
        };
        if (!isPoint(point)) return [];
        return [
          {
            id: rowText(stored.table.counts, number),
            title,
            subtitle: fault === undefined ? t`Duplicate` : importProblems[fault.problem],
            point,
            href: `#row-${row}`,
            onOpen: () => {
              onOpen(index);
              // Once it is listed.
              setTimeout(() => document.getElementById(`row-${row}`)?.focus());
            },
          },
        ];
      }),
    [stored, faulty, onOpen],
  );
  const outside = new Set(
    faulty.flatMap(({ number, faults }) =>
      faults.some(({ problem }) => problem === 'outside_south_africa')
        ? [rowText(stored.table.counts, number)]
        : [],
    ),
  );
  return (
    <MapCanvas
      label={t`Map of the rows to look at`}
      center={pretoria}
      zoom={zooms.country}
      gestures="cooperative"
      pins={pins}
      onReady={({ view }) => {
        // One far away would make the village a dot.
        const near = pins.filter(({ id }) => !outside.has(id));
        const shown = near.length > 0 ? near : pins;
        if (shown.length > 0)
          view.fit(
            shown.map(({ point }) => point),
            zooms.detail,
          );
      }}
      withoutMap="unavailable"
    />
  );
}
