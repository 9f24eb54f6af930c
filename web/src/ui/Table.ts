import { chakra } from '@chakra-ui/react';

/** Put it into a Card without padding. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    textAlign: 'start',
    '& th': {
      textAlign: 'start',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      px: { md: '3', lg: '4' },
      py: '3',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& td': { px: { md: '3', lg: '4' }, py: '2.5', verticalAlign: 'middle', borderBottomWidth: '1px' },
    '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  },
});

/** The same rows on a phone. */
export const RowList = chakra('ul', {
  base: { '& > li': { p: '4', borderBottomWidth: '1px' }, '& > li:last-of-type': { borderBottomWidth: 0 } },
});

/** In such a row: where, and when at its end, or below where both do not fit. Neither breaks within. */
export const RowFacts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > time': { whiteSpace: 'nowrap' },
  },
});
