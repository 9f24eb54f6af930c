import { chakra } from '@chakra-ui/react';

/** The green bar on top of every page. */
export const HeaderBar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'docked',
    bg: 'bg.sign',
    color: 'fg.onSign',
    // Where hardly anything is seen at once, as at 400 %, it scrolls away.
    '@media (max-height: 20rem)': { position: 'static' },
    '@media print': { display: 'none' },
  },
});
