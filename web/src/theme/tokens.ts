import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

const rem = (pairs: Record<string, number>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, { value: `${value}rem` }]));

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64,
];
const spacing = rem(Object.fromEntries(steps.map((step) => [step, step / 4])));

export const tokens = defineTokens({
  fonts: {
    // The fallbacks are system fonts, so that text shows before Overpass has loaded.
    body: {
      value:
        'Overpass, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Overpass Fallback", system-ui, sans-serif',
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: rem({
    xs: 0.8125,
    sm: 0.9375,
    md: 1.0625,
    lg: 1.1875,
    xl: 1.375,
    '2xl': 1.625,
    '3xl': 2,
    '4xl': 2.5,
    '5xl': 3.25,
    '6xl': 4,
  }),
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '550' },
    semibold: { value: '650' },
    bold: { value: '750' },
    black: { value: '800' },
  },
  lineHeights: { tight: { value: '1.08' }, snug: { value: '1.25' }, body: { value: '1.55' } },
  spacing: { ...spacing, px: { value: '1px' } },
  sizes: {
    ...spacing,
    full: { value: '100%' },
    /** 44 px: the least size of what is tapped (WCAG 2.5.5). */
    touch: { value: '2.75rem' },
    ...rem({ xs: 20, sm: 24, md: 28, lg: 32, xl: 36, '2xl': 42, '3xl': 48, '4xl': 56, '5xl': 64, '6xl': 72 }),
  },
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '0.875rem' },
    xl: { value: '1.25rem' },
    full: { value: '9999px' },
  },
  zIndex: {
    docked: { value: 1000 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  colors: {
    // The green of South African direction signs, the yellow of number plates, and a nearly black green for text.
    ink: { value: '#14211b' },
    sun: { value: '#ffc527' },
    sunDeep: { value: '#e8a400' },
    sign: { value: '#00573d' },
    white: { value: '#ffffff' },
  },
});

/** `light-dark()` for the browsers that have no such function yet: appearance.css sets one of the two properties. */
const shade = (light: string, dark: string) => ({
  value: `var(--if-light, ${light}) var(--if-dark, ${dark})`,
});

/** Light and dark, as the system or the person has it. Text has a contrast of at least 4.5:1 (WCAG 1.4.3). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: shade('#fbf8f0', '#0d1411'),
      panel: shade('#ffffff', '#151e19'),
      muted: shade('#f3eee0', '#1d2822'),
      /** The background of every other section of a long page. */
      band: shade('#f3eee0', '#101814'),
      sign: shade('#00573d', '#063324'),
      sun: shade('#fff1c7', '#3a2e0b'),
      error: shade('#fdecea', '#3b1512'),
      success: shade('#e3f3e8', '#0f2f20'),
    },
    fg: {
      DEFAULT: shade('#14211b', '#f4f0e6'),
      muted: shade('#4b574f', '#b7c0b9'),
      onSign: shade('#ffffff', '#f4f0e6'),
      onSun: shade('#14211b', '#ffe9ae'),
      error: shade('#a1201a', '#ffb4ab'),
      success: shade('#14633a', '#8ddcae'),
    },
    border: {
      DEFAULT: shade('#e2dac7', '#2d3a33'),
      /** Outlines that carry meaning, such as a field's: 3:1 against the background (WCAG 1.4.11). */
      strong: shade('#7c8479', '#76857b'),
      error: shade('#b3261e', '#ff897d'),
      /** In place of a shadow, which can't be seen on the dark green of a sign. */
      sign: shade('transparent', 'rgb(255 255 255 / 0.16)'),
      picture: shade('#14211b', '#76857b'),
    },
    primary: {
      DEFAULT: shade('#00573d', '#4cc38f'),
      hover: shade('#00422e', '#6fd5a8'),
      contrast: shade('#ffffff', '#06140d'),
      subtle: shade('#e4f0ea', '#12291f'),
    },
    danger: {
      DEFAULT: shade('#a1201a', '#ff897d'),
      hover: shade('#7f1712', '#ffb4ab'),
      contrast: shade('#ffffff', '#2b0603'),
    },
    focus: shade('#0b4fd6', '#9cc0ff'),
  },
  shadows: {
    card: shade(
      '0 1px 2px rgb(20 33 27 / 0.06), 0 4px 16px rgb(20 33 27 / 0.05)',
      '0 1px 2px rgb(0 0 0 / 0.5)',
    ),
    /** Around what stands on the green of a sign (`border.sign`). */
    sign: shade('0 2px 6px rgb(20 33 27 / 0.1), 0 16px 40px rgb(20 33 27 / 0.16)', 'none'),
    raised: shade(
      '0 2px 6px rgb(20 33 27 / 0.1), 0 16px 40px rgb(20 33 27 / 0.16)',
      '0 8px 40px rgb(0 0 0 / 0.7)',
    ),
  },
});
