import type { ReactElement } from 'react';
import type { UserStats } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

const tiles: readonly { key: keyof UserStats; label: string }[] = [
  { key: 'ownCodes', label: t`Total ZarCodes` },
  { key: 'thisMonth', label: t`This Month` },
  { key: 'provinces', label: t`Provinces` },
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
