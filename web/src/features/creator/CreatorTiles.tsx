import type { ReactElement } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { t } from '#shared/text/t.ts';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

export function CreatorTiles({ profile: { stats, today } }: { profile: OwnCreator }): ReactElement {
  return (
    <StatTileGrid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatTile label={t`Total ZarCodes`} value={stats.totalCodes} />
      <StatTile label={t`This Month`} value={stats.thisMonth} />
      <StatTile label={t`Provinces`} value={stats.provinces} />
      <StatTile label={t`Today, of ${today.max}`} value={today.made} />
      {stats.claimed === 0 ? null : <StatTile label={t`Claimed by residents`} value={stats.claimed} />}
    </StatTileGrid>
  );
}
