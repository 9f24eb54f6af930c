import { chakra } from '@chakra-ui/react';

export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '1.1em',
    height: '1.1em',
    borderRadius: 'full',
    border: '0.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
  },
});
