/** What the product speaks, besides names and what people write: by ISO 639, the first is that of the specification. */
export const languages = ['en', 'zu', 'xh', 'af', 'st'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Each in itself, as its speakers look for it. */
export const languageNames = {
  en: 'English',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  af: 'Afrikaans',
  st: 'Sesotho',
} as const satisfies Record<Language, string>;

/** For `lang` and `Intl`. */
export const localeOf = (language: Language): string => `${language}-ZA`;
