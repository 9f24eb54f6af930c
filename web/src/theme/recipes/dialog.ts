import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const lowScreen = '@media (max-height: 24rem)';

export const dialogRecipe = defineSlotRecipe({
  className: 'zc-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'rgb(13 20 17 / 0.6)',
      zIndex: 'popover',
      animation: 'fade 160ms ease-out',
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      // On a phone a dialog is at the bottom, near the thumb.
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      overflow: 'hidden',
      p: { base: '0', md: '6' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxW: { md: 'lg' },
      maxH: '92dvh',
      bg: 'bg.panel',
      color: 'fg',
      borderTopRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      boxShadow: 'raised',
      // Drawn where the system replaces our colours.
      outline: '1px solid transparent',
      animation: 'rise 200ms ease-out',
      // Where hardly anything is seen at once, as at 400 %, title and buttons scroll with the rest.
      [lowScreen]: { display: 'block', maxH: '100dvh', overflowY: 'auto' },
    },
    header: { px: '6', pt: '6', pb: '2', pe: '16' },
    title: { fontSize: 'xl', fontWeight: 'black', lineHeight: 'snug' },
    description: { color: 'fg.muted', mt: '1' },
    body: {
      px: '6',
      py: '2',
      overflowY: 'auto',
      flex: '1 1 auto',
      [lowScreen]: { overflowY: 'visible' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'flex-end',
      px: '6',
      pt: '4',
      pb: 'max(1.5rem, env(safe-area-inset-bottom))',
      // On a phone those that fit share a line.
      '& > *': { flex: { base: '1 0 auto', md: '0 0 auto' }, maxW: 'full' },
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
});
