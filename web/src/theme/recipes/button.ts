import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  className: 'zc-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    // Long labels wrap, as with large text.
    maxW: '100%',
    minH: 'touch',
    minW: 'touch',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 120ms',
    _active: { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
    '& svg': { width: '1.25em', height: '1.25em', flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: {
        bg: 'primary',
        color: 'primary.contrast',
        '&:not(:disabled):hover': { bg: 'primary.hover' },
      },
      /** The main action of a page. */
      accent: {
        bg: 'sun',
        color: 'ink',
        '&:not(:disabled):hover': { bg: 'sunDeep' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.strong',
        color: 'fg',
        '&:not(:disabled):hover': { borderColor: 'primary', bg: 'primary.subtle' },
      },
      ghost: {
        color: 'primary',
        '&:not(:disabled):hover': { bg: 'primary.subtle' },
      },
      onSign: {
        color: 'fg.onSign',
        borderColor: 'rgb(255 255 255 / 0.55)',
        '&:not(:disabled):hover': { bg: 'rgb(255 255 255 / 0.14)', borderColor: 'white' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.contrast',
        '&:not(:disabled):hover': { bg: 'danger.hover' },
      },
    },
    size: {
      sm: { px: '3', py: '1', fontSize: 'sm' },
      md: { px: '5', py: '2', fontSize: 'md' },
      lg: { px: '7', py: '3', fontSize: 'lg', minH: '14' },
      icon: { p: '2', fontSize: 'md' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
