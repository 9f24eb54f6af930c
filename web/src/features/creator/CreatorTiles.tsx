import type { ReactElement } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

export function CreatorTiles({ profile: { stats, today } }: { profile: OwnCreator }): ReactElement {
  return (
    <StatTileGrid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatTile label="Total ZarCodes" value={stats.totalCodes} />
      <StatTile label="This Month" value={stats.thisMonth} />
      <StatTile label="Provinces" value={stats.provinces} />
      <StatTile label={`Today, of ${today.max}`} value={today.made} />
    </StatTileGrid>
  );
}
