import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  ':root': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    bg: 'bg',
    color: 'fg',
    fontSize: '100%',
    lineHeight: 'body',
    // Keeps a focused field or heading clear of the sticky top bar.
    scrollPaddingTop: '5rem',
    // And of the bar at the bottom of a phone.
    scrollPaddingBottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', md: '0' },
    // Where they scroll away with the page.
    '@media (max-height: 20rem)': { scrollPaddingBlock: '0' },
  },
  body: { fontSize: 'md', textWrap: 'pretty' },
  // Titles that people type are headings too, and may be one long word.
  'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'anywhere', hyphens: 'auto' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'h1:focus, main:focus': { outline: 'none' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '::selection': { bg: 'sun', color: 'ink' },
  // The frame of a page that needs the app (scripts/build/prerender.ts).
  '#root[inert]': { '@media (scripting: none)': { display: 'none' } },
  // Useless without scripts (ui/WithoutScript.tsx).
  'button:not([data-without-script]), [data-script-only]': {
    '@media (scripting: none)': { display: 'none !important' },
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
