import { chakra } from '@chakra-ui/react';

/** What a map says of its view, above its scale and beside its buttons. */
export const Readouts = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '3',
    bottom: '9',
    maxW: 'calc(100% - 5rem)',
    display: 'flex',
    flexWrap: 'wrap-reverse',
    gap: '1.5',
    pointerEvents: 'none',
  },
});

export const Readout = chakra('p', {
  base: {
    px: '2.5',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'bg.panel',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'card',
    _empty: { visibility: 'hidden' },
    '&[aria-busy=true]': { color: 'fg.muted' },
  },
});
