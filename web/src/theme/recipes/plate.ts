import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A code looks like the number plate it is: black on yellow (11:1), raised rim, wide letters. Same in the dark. */
export const plateRecipe = defineRecipe({
  className: 'zc-plate',
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    maxW: '100%',
    bg: 'sun',
    color: 'ink',
    borderStyle: 'solid',
    borderColor: 'ink',
    fontWeight: 'black',
    lineHeight: 1,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    userSelect: 'all',
    // A light rim.
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.55)',
    overflow: 'hidden',
    '& [data-part=mark]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      bg: 'sign',
      color: 'sun',
      userSelect: 'none',
    },
    '& [data-part=text]': { display: 'flex', alignItems: 'center' },
  },
  variants: {
    size: {
      sm: {
        // Small enough for a card in 320 px with letters twice as large.
        fontSize: 'min(0.9375rem, 6.75vw)',
        borderWidth: '1.5px',
        borderRadius: '5px',
        '& [data-part=mark]': { width: '1.1em', '& svg': { width: '0.7em' } },
        '& [data-part=text]': { px: '0.45em', py: '0.34em' },
      },
      md: {
        fontSize: '1.375rem',
        borderWidth: '2px',
        borderRadius: '7px',
        '& [data-part=mark]': { width: '1.15em', '& svg': { width: '0.75em' } },
        '& [data-part=text]': { px: '0.45em', py: '0.36em' },
      },
      lg: {
        fontSize: 'clamp(1.5rem, min(13.5cqi, 11vw), 3.75rem)',
        borderWidth: '3px',
        borderRadius: '0.22em',
        '& [data-part=mark]': { width: '0.95em', '& svg': { width: '0.6em' } },
        '& [data-part=text]': { px: '0.35em', py: '0.3em' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
