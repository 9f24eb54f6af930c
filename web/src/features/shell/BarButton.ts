import { chakra } from '@chakra-ui/react';

/** A button without words in the bar on top. */
export const BarButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: 'touch',
    minW: 'touch',
    borderRadius: 'full',
    color: 'fg.onSign',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / 0.1)' },
    '&:focus-visible': { outlineColor: 'sun' },
  },
});
