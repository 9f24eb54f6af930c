import type { Language } from './languages.ts';

let current: Language = 'en';

/** The language of the text that is being written now. In the browser it is that of the page (web/src/text/pageLanguage.ts). */
export const language = (): Language => current;

/**
 * @param of of an account, which may have none: English
 * @param write must be synchronous: whatever else runs meanwhile would be written in the same language
 */
export function inLanguage<T>(of: Language | undefined, write: () => T): T {
  const before = current;
  current = of ?? 'en';
  try {
    return write();
  } finally {
    current = before;
  }
}
