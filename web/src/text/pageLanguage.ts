import type { Language } from '#shared/text/languages.ts';

declare global {
  /** The build of each language has its own (scripts/build/translations/variants.ts). */
  const $language: Language;
}

/** In the place of shared/text/currentLanguage.ts: a page has one language. */
export const language = (): Language => $language;
