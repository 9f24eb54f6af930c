import type { ReactElement } from 'react';
import type { UserStats } from '#shared/contract/user.ts';
import { useApi } from '#web/api/useApi.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

const tiles: readonly { key: keyof UserStats; label: string }[] = [
  { key: 'ownCodes', label: 'Total ZarCodes' },
  { key: 'thisMonth', label: 'This Month' },
  { key: 'provinces', label: 'Provinces' },
];

/** Figures that cannot be fetched show as a dash (docs/product/look.md#silent-failures). */
export function StatTiles(): ReactElement {
  const { data, isLoading } = useApi('user.stats');
  return (
    <StatTileGrid>
      {tiles.map(({ key, label }) => (
        <StatTile key={key} label={label} value={data?.[key]} loading={isLoading} />
      ))}
    </StatTileGrid>
  );
}
