/** The translations: a PO file for each language, which Poedit, Weblate and others open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import type { Language } from '../../../shared/text/languages.ts';

export const translationsFolder = join(import.meta.dirname, '../../../translations');

/** Sentences by the English ones. What is missing is shown in English. */
export type Catalogue = ReadonlyMap<string, string>;

export const poFile = (language: string) => join(translationsFolder, `${language}.po`);

export const readPo = (language: string) => po.parse(readFileSync(poFile(language)));

export function readCatalogue(language: Language): Catalogue {
  const sentences = new Map<string, string>();
  if (language === 'en') return sentences;
  for (const { msgid, msgid_plural: many, msgstr } of Object.values(
    readPo(language).translations[''] ?? {},
  )) {
    const [one, other] = msgstr;
    if (msgid === '' || !one) continue;
    sentences.set(msgid, one);
    if (many !== undefined && other) sentences.set(many, other);
  }
  return sentences;
}
