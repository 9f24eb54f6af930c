import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

const tiles = [
  { key: 'totalZarcodes', label: 'Bought' },
  { key: 'usedZarcodes', label: 'Used' },
  { key: 'remainingZarcodes', label: 'Left' },
] as const;

/** Prepaid codes of all bundles together. */
export function BundleTiles(): ReactElement {
  const { data, isLoading } = useApi('bundles.stats');
  return (
    <StatTileGrid>
      {tiles.map(({ key, label }) => (
        <StatTile key={key} label={label} value={data?.[key]} loading={isLoading} />
      ))}
    </StatTileGrid>
  );
}
