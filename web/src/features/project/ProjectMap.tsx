import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useMemo } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { codePins } from '#web/maps/codePins.ts';
import { MapCanvas } from '#web/maps/MapCanvas.tsx';
import { pretoria, zooms } from '#web/maps/mapView.ts';

/** As near as the codes are to each other: a village, not its province. Fills its parent. */
export function ProjectMap({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement {
  const navigate = useNavigate();
  const pins = useMemo(
    () => codePins(codes, 'zarcodes', (code) => void navigate({ to: '/zarcodes/$code', params: { code } })),
    [codes, navigate],
  );
  return (
    <MapCanvas
      label={t`Map of the project`}
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
