import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticTokens, tokens } from './tokens.ts';

/** Our own Chakra theme, with nothing of Chakra's default theme. */
export const config = defineConfig({
  cssVarsPrefix: 'chakra',
  conditions: {
    // By the system's setting: the content security policy allows no inline script that could set a class before the
    // first paint. Print is always light.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    keyframes: {
      pulse: { '50%': { opacity: 0.5 } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
      fade: { from: { opacity: 0 } },
      slideIn: { from: { transform: 'translateX(-100%)' } },
    },
  },
});
