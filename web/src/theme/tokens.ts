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
      value: 'Overpass, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
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

/** Light and dark, by the system's setting. Text has a contrast of at least 4.5:1 (WCAG 1.4.3). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: { base: '#fbf8f0', _dark: '#0d1411' } },
      panel: { value: { base: '#ffffff', _dark: '#151e19' } },
      muted: { value: { base: '#f3eee0', _dark: '#1d2822' } },
      /** The background of every other section of a long page. */
      band: { value: { base: '#f3eee0', _dark: '#101814' } },
      sign: { value: { base: '#00573d', _dark: '#063324' } },
      sun: { value: { base: '#fff1c7', _dark: '#3a2e0b' } },
      error: { value: { base: '#fdecea', _dark: '#3b1512' } },
      success: { value: { base: '#e3f3e8', _dark: '#0f2f20' } },
    },
    fg: {
      DEFAULT: { value: { base: '#14211b', _dark: '#f4f0e6' } },
      muted: { value: { base: '#4b574f', _dark: '#b7c0b9' } },
      onSign: { value: { base: '#ffffff', _dark: '#f4f0e6' } },
      onSun: { value: { base: '#14211b', _dark: '#ffe9ae' } },
      error: { value: { base: '#a1201a', _dark: '#ffb4ab' } },
      success: { value: { base: '#14633a', _dark: '#8ddcae' } },
    },
    border: {
      DEFAULT: { value: { base: '#e2dac7', _dark: '#2d3a33' } },
      /** Outlines that carry meaning, such as a field's: 3:1 against the background (WCAG 1.4.11). */
      strong: { value: { base: '#7c8479', _dark: '#76857b' } },
      error: { value: { base: '#b3261e', _dark: '#ff897d' } },
    },
    primary: {
      DEFAULT: { value: { base: '#00573d', _dark: '#4cc38f' } },
      hover: { value: { base: '#00422e', _dark: '#6fd5a8' } },
      contrast: { value: { base: '#ffffff', _dark: '#06140d' } },
      subtle: { value: { base: '#e4f0ea', _dark: '#12291f' } },
    },
    danger: {
      DEFAULT: { value: { base: '#a1201a', _dark: '#ff897d' } },
      hover: { value: { base: '#7f1712', _dark: '#ffb4ab' } },
      contrast: { value: { base: '#ffffff', _dark: '#2b0603' } },
    },
    focus: { value: { base: '#0b4fd6', _dark: '#9cc0ff' } },
  },
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(20 33 27 / 0.06), 0 4px 16px rgb(20 33 27 / 0.05)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.5)',
      },
    },
    raised: {
      value: {
        base: '0 2px 6px rgb(20 33 27 / 0.1), 0 16px 40px rgb(20 33 27 / 0.16)',
        _dark: '0 8px 40px rgb(0 0 0 / 0.7)',
      },
    },
  },
});
