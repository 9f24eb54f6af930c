import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

const tiles = [
  { key: 'totalZarcodes', label: t`Bought` },
  { key: 'usedZarcodes', label: t`Used` },
  { key: 'remainingZarcodes', label: t`Left` },
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
