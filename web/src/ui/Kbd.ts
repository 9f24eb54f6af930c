import { chakra } from '@chakra-ui/react';

/** A key of the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '6',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.375rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});
