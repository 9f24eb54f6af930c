import { chakra } from '@chakra-ui/react';

/** Two fields beside each other, below each other on a phone. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '1',
    gridTemplateColumns: { sm: '1fr 1fr' },
    alignItems: 'start',
  },
});
