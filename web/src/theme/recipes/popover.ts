import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const popoverRecipe = defineSlotRecipe({
  className: 'zc-popover',
  slots: ['content', 'title'],
  base: {
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(24rem, calc(100vw - 2rem))',
      maxH: 'min(32rem, calc(100dvh - 6rem))',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border',
      boxShadow: 'raised',
      zIndex: 'popover',
      outline: 0,
      overflow: 'hidden',
      animation: 'fade 120ms ease-out',
    },
    title: { px: '4', py: '3', fontWeight: 'bold', borderBottomWidth: '1px' },
  },
});
