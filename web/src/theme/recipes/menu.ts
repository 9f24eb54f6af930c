import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menuRecipe = defineSlotRecipe({
  className: 'zc-menu',
  slots: ['content', 'item', 'itemGroupLabel', 'separator'],
  base: {
    content: {
      bg: 'bg.panel',
      color: 'fg',
      minW: '56',
      p: '2',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border',
      boxShadow: 'raised',
      zIndex: 'popover',
      outline: 0,
      animation: 'fade 120ms ease-out',
      // As at 400 %, where hardly anything is seen at once.
      '@media (max-height: 24rem)': { maxH: 'var(--available-height)', overflowY: 'auto' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minH: 'touch',
      px: '3',
      textAlign: 'start',
      borderRadius: 'md',
      fontWeight: 'semibold',
      cursor: 'pointer',
      outline: 0,
      // The arrow of a submenu.
      '& > span + svg': { ms: 'auto' },
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
      '&[data-highlighted]': {
        bg: 'primary.subtle',
        color: 'primary',
        // Drawn where the system replaces our colours.
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
    },
    itemGroupLabel: { px: '3', py: '2', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    separator: { height: '1px', bg: 'border', my: '1' },
  },
});
