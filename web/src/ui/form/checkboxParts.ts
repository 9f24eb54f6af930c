import { chakra } from '@chakra-ui/react';

export const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    lineHeight: 'body',
    cursor: 'pointer',
  },
});

export const CheckboxInput = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: 0,
    accentColor: 'var(--chakra-colors-primary)',
    cursor: 'pointer',
  },
});
