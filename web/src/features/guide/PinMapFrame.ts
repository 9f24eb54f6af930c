import { chakra } from '@chakra-ui/react';

/** As high as a phone has room for beside a thumb that scrolls. */
export const PinMapFrame = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '16rem', md: '20rem' },
    borderRadius: 'lg',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});
