import { chakra } from '@chakra-ui/react';

/** Links in a row, each large enough for a finger. */
export const FooterLinks = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: 'touch',
      fontWeight: 'semibold',
      color: 'fg',
      borderRadius: 'sm',
      '&:hover, &[aria-current]': { color: 'primary', textDecoration: 'underline' },
    },
    '@media print': { display: 'none' },
  },
});
