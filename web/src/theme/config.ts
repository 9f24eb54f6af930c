import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticTokens, tokens } from './tokens.ts';

/** Our own Chakra theme, with nothing of Chakra's default theme. */
export const config = defineConfig({
  cssVarsPrefix: 'chakra',
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
