import { type Language, languages } from '#shared/text/languages.ts';

/** The edge's word for the language of the reader. What the reader's own request says in it is thrown away. */
export const languageHeader = 'x-language';

/** What somebody chose. One of `languages`, and so no secret of anybody. */
export const languageCookie = 'language';

/** A language as somebody wrote it. @returns null for one that the site does not have */
const languageNamed = (name: string): Language | null =>
  languages.find((language) => language === name) ?? null;

/**
 * Runs at the edge for every page, so that the cache keeps five pages, and not one for each list that a browser sends.
 * Also runs as a CloudFront function, see `fileOf`.
 * @param accepted `Accept-Language`: https://www.rfc-editor.org/rfc/rfc9110#field.accept-language
 */
export function readerLanguage(cookie: string | undefined, accepted: string | undefined): Language {
  const chosen = languageNamed(cookie || '');
  if (chosen !== null) return chosen;
  let best: Language = languages[0];
  let bestWeight = 0;
  // Browsers send a few; a list of thousands is nobody's.
  (accepted || '')
    .slice(0, 200)
    .split(',')
    .forEach((entry) => {
      const parts = /^\s*([A-Za-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(entry);
      const language = parts === null ? null : languageNamed((parts[1] || '').toLowerCase());
      const weight = parts === null || parts[2] === undefined ? 1 : Number(parts[2]);
      if (language === null || !(weight > bestWeight)) return;
      best = language;
      bestWeight = weight;
    });
  return best;
}
