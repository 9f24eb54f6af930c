import { isLanguage, type Language } from '#shared/text/languages.ts';

const primary = (tag: string) => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** The language of the element, else of what is around it, else of the reader's browser. */
export function languageOf(element: Element): Language {
  const around = element.closest('[lang]:not([lang=""])') ?? document.documentElement;
  const tag = around.getAttribute('lang') || navigator.language;
  const language = primary(tag);
  return isLanguage(language) ? language : 'en';
}
