import { systemWith } from './chakra.ts';
import { globalCss } from './globalCss.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * Our own Chakra system: its style props and conditions without its theme, of which we use nothing. Looks live
 * in `theme/recipes` and are bound in `ui/`; the recipes of dialogs and menus come with their lazy chunks.
 */
export const system = systemWith({
  cssVarsPrefix: 'chakra',
  preflight: true,
  conditions: {
    // No inline script may set a class before the first paint, so the system's choice decides. Paper is always light.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
  },
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    keyframes: {
      pulse: { '50%': { opacity: 0.5 } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
      fade: { from: { opacity: 0 } },
    },
  },
});
