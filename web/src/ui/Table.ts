import { chakra } from '@chakra-ui/react';

/** Put it into a Card without padding. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    textAlign: 'start',
    '& :is(th, td)': { px: { md: '3', lg: '4' }, textAlign: 'start', borderBottomWidth: '1px' },
    '& thead th': {
      py: '3',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& tbody :is(th, td)': { py: '2.5', verticalAlign: 'middle', fontWeight: 'inherit' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
    '& :is(th, td)[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)[data-no-wrap]': { whiteSpace: 'nowrap' },
  },
});
