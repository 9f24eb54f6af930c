import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text fields, selects and text areas look the same. 17 px text keeps iOS from zooming in. */
export const inputRecipe = defineRecipe({
  className: 'zc-input',
  base: {
    width: '100%',
    minW: 0,
    minH: '12',
    px: '3.5',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    lineHeight: 'snug',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg' },
    '&:focus-visible': { outlineOffset: '0px', borderColor: 'focus' },
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-error)',
    },
    '&:disabled, &[readonly]': { bg: 'bg.muted', borderColor: 'border', color: 'fg' },
  },
});
