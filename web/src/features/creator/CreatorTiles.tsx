import type { ReactElement } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { t } from '#shared/text/t.ts';
import { ClaimedButton } from '#web/brand/claim/ClaimedButton.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';

export function CreatorTiles({ profile: { stats, today } }: { profile: OwnCreator }): ReactElement {
  const hasClaimed = stats.claimed > 0;
  return (
    <StatTileGrid
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: `repeat(${hasClaimed ? 5 : 4}, minmax(0, 1fr))`,
      }}
      css={{ '& > :last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      <StatTile label={t`Total ZarCodes`} value={stats.totalCodes} />
      <StatTile label={t`This Month`} value={stats.thisMonth} />
      <StatTile label={t`Provinces`} value={stats.provinces} />
      <StatTile label={t`Today, of ${today.max}`} value={today.made} />
      {hasClaimed ? (
        <StatTile
          label={t`Claimed by residents`}
          value={stats.claimed}
          note={<ClaimedButton>{t`Show them`}</ClaimedButton>}
        />
      ) : null}
    </StatTileGrid>
  );
}
