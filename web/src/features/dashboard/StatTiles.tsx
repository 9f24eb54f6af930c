import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { UserStats } from '#shared/contract/user.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    // Three; fewer where the letters are so large that three have no room.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  },
});

const Value = chakra('dd', {
  base: {
    fontSize: { base: '3xl', md: '4xl' },
    fontWeight: 'black',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Label = chakra('dt', {
  base: { color: 'fg.muted', fontSize: { base: 'xs', md: 'sm' }, fontWeight: 'semibold' },
});

const tiles: readonly { key: keyof UserStats; label: string }[] = [
  { key: 'totalCodes', label: 'Total ZarCodes' },
  { key: 'thisMonth', label: 'This Month' },
  { key: 'provinces', label: 'Provinces' },
];

/** SPEC 8: counts that cannot be fetched fail silently, so a dash stands for them. */
export function StatTiles(): ReactElement {
  const { data, isLoading } = useApi('user.stats');
  return (
    <Tiles>
      {tiles.map(({ key, label }) => (
        <Card
          key={key}
          px={{ base: '1', md: '6' }}
          py={{ base: '3', md: '6' }}
          textAlign={{ base: 'center', md: 'start' }}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
        >
          <Label>{label}</Label>
          <Value>{isLoading ? <Skeleton width="2ch" height="1.08em" /> : (data?.[key] ?? '–')}</Value>
        </Card>
      ))}
    </Tiles>
  );
}
