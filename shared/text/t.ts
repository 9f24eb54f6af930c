import { language } from './currentLanguage.ts';
import { languages, localeOf } from './languages.ts';

type Value = string | number;

/**
 * A sentence in the language of the reader: t`Pay ${price}, once`. It stands in the code in English, and the builds put its
 * translations there (scripts/build/translations); what runs without them speaks English. Functions write none outside of a
 * function, because there the language is known with the request; what the contract says, and what the rest of `shared/` says
 * when it is loaded, is English on the server, and translated in the web.
 */
export const t = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  String.raw({ raw: texts }, ...values);

/**
 * The form of a word that its number wants: plural(count, t`${count} code`, t`${count} codes`). Both forms have the same
 * values, because "one" is not 1 in every language: isiZulu has it for 0 as well.
 */
export const plural = (count: number, one: string, other: string): string =>
  new Intl.PluralRules(localeOf(language())).select(count) === 'one' ? one : other;

/**
 * What `t` becomes in the bundles of functions, which answer in all languages.
 * @param texts one for each of `languages`, with `{0}` in the place of a value
 * @public imported by what scripts/build/translations/plugins.ts writes
 */
export function inAll(texts: readonly string[], ...values: readonly Value[]): string {
  const text = texts[languages.indexOf(language())] ?? texts[0] ?? '';
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
}
