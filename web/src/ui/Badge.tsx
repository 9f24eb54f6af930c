import { chakra } from '@chakra-ui/react';

/** How something stands, in a word or two; or a number beside what it counts. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2.5',
    py: '0.5',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  },
  variants: {
    tone: {
      info: { bg: 'bg.sun', color: 'fg.onSun' },
      error: { bg: 'bg.error', color: 'fg.error' },
      success: { bg: 'bg.success', color: 'fg.success' },
      muted: { bg: 'bg.muted', color: 'fg.muted' },
      alert: { bg: 'danger', color: 'danger.contrast' },
    },
    shape: {
      tag: {},
      count: {
        minW: '6',
        px: '1.5',
        borderRadius: 'full',
        fontSize: 'xs',
        fontWeight: 'bold',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  defaultVariants: { tone: 'info', shape: 'tag' },
});
