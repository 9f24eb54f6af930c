import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { shownCode } from '#web/ui/codeLine.ts';
import { MapCanvas, type ReadyMap } from './MapCanvas.tsx';
import { isPoint, pretoria, zooms } from './mapView.ts';
import { useFitOnce } from './useFitOnce.ts';

interface CodesMapProps {
  codes: readonly { zarcode: string; title: string; latitude: number; longitude: number; city?: string }[];
  label?: string;
}

/** A person's codes on one map; a pin leads to its code's page. Fills its parent. */
export function CodesMap({ codes, label = 'Map of your ZarCodes' }: CodesMapProps) {
  const navigate = useNavigate();
  const [map, setMap] = useState<ReadyMap | null>(null);
  const pins = useMemo(
    () =>
      codes
        .filter((code) => isPoint(code))
        .map(({ zarcode, title, latitude, longitude, city = '' }) => {
          const shown = shownCode(zarcode);
          return {
            id: shown,
            title,
            subtitle: city,
            point: { latitude, longitude },
            href: `/zarcodes/${shown}`,
            onOpen: () => void navigate({ to: '/zarcodes/$code', params: { code: shown } }),
          };
        }),
    [codes, navigate],
  );
  useFitOnce(map, pins);
  return (
    <MapCanvas
      label={label}
      center={pretoria}
      zoom={zooms.country}
      gestures="cooperative"
      pins={pins}
      onReady={setMap}
    />
  );
}
