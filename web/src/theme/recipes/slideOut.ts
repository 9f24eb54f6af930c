import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const slideOutRecipe = defineSlotRecipe({
  className: 'zc-slide-out',
  slots: ['backdrop', 'positioner', 'content', 'title', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'rgb(13 20 17 / 0.6)',
      zIndex: 'popover',
      animation: 'fade 160ms ease-out',
    },
    positioner: { position: 'fixed', inset: 0, zIndex: 'popover', display: 'flex', overflow: 'hidden' },
    content: {
      position: 'relative',
      width: 'min(20rem, 88vw)',
      height: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: '3',
      pt: '3',
      pb: 'max(1rem, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'raised',
      // Drawn where the system replaces our colours.
      outline: '1px solid transparent',
      animation: 'slideIn 200ms ease-out',
    },
    title: {
      minH: 'touch',
      display: 'flex',
      alignItems: 'center',
      px: '3',
      pe: '14',
      fontWeight: 'black',
      fontSize: 'lg',
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
});
