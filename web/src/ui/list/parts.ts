import { chakra } from '@chakra-ui/react';

// Where a row opens something, or holds the link that does.
const opens = {
  '&[data-opens], &:has([data-row-link])': { cursor: 'pointer', _hover: { bg: 'bg.muted' } },
} as const;

export const TableRow = chakra('tr', { base: opens });

export const Cards = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      p: '4',
      borderBottomWidth: '1px',
      ...opens,
    },
    '& > li:last-of-type': { borderBottomWidth: 0 },
  },
});

/** Parts of a card that share a line, or take several where they do not fit. */
export const CardRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
  },
});

/** Headers and values of a card. */
export const CardLines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'baseline',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
