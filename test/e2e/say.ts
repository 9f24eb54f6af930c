import { readCatalogue } from '#scripts/build/translations/catalogues.ts';
import type { Language } from '#shared/text/languages.ts';

type Values = Readonly<Record<string, string>>;
/** A sentence of the app in a language, by the English one. */
export type Say = (english: string, values?: Values) => string;

export const filled = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function sayIn(language: Language): Say {
  const sentences = readCatalogue(language);
  return (english, values) => filled(sentences.get(english) ?? english, values);
}
