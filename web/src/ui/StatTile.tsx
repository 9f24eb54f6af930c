import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Around StatTiles: as many in a row as there is room for. */
export const StatTileGrid = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  },
  variants: {
    /** For values of more than a few digits, such as amounts. */
    wide: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' } },
  },
});

const Value = chakra('dd', {
  base: {
    fontSize: { base: '3xl', md: '4xl' },
    fontWeight: 'black',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    // The skeleton.
    '& > [aria-hidden]': { mx: { base: 'auto', md: '0' } },
  },
});

const Label = chakra('dt', {
  base: { color: 'fg.muted', fontSize: { base: 'xs', md: 'sm' }, fontWeight: 'semibold' },
});

interface StatTileProps {
  label: string;
  /** Undefined shows a dash: the figure is unknown. */
  value: ReactNode;
  loading?: boolean;
  /** What the figure is compared with: "12 more than last month". */
  note?: ReactNode;
}

/** One figure with its name. Put it into a StatTileGrid. */
export function StatTile({ label, value, loading = false, note }: StatTileProps): ReactElement {
  return (
    <Card
      px={{ base: '1', md: '6' }}
      py={{ base: '3', md: '6' }}
      textAlign={{ base: 'center', md: 'start' }}
      display="flex"
      flexDirection="column"
    >
      {/* The name comes first for screen readers, the figure for the eye. */}
      <Label order="2">{label}</Label>
      <Value order="1">{loading ? <Skeleton width="2ch" height="1.08em" /> : (value ?? '–')}</Value>
      {note === undefined ? null : (
        <chakra.dd order="3" mt="1" fontSize="sm" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </Card>
  );
}
