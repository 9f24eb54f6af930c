/** The translations: a PO file for each language, which Poedit, Weblate and others open. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { type Language, languages } from '../../../shared/text/languages.ts';
import { pseudoSentence } from './pseudo.ts';

export const translationsFolder = join(import.meta.dirname, '../../../translations');

/** Sentences by the English ones. What is missing is shown in English. */
export type Catalogue = ReadonlyMap<string, string>;

export const poFile = (language: string) => join(translationsFolder, `${language}.po`);

/** Of a language that has just been added it is empty. */
export const readPo = (language: string) =>
  po.parse(existsSync(poFile(language)) ? readFileSync(poFile(language)) : headerOf(language));

// What is no plural of one is the other: as all of our languages have it.
const headerOf = (language: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;

export function readCatalogue(language: Language): Catalogue {
  const sentences = new Map<string, string>();
  if (language === 'en') return sentences;
  const isPseudo = language === process.env['PSEUDO_LANGUAGE'];
  for (const { msgid, msgid_plural: many, msgstr } of Object.values(
    readPo(language).translations[''] ?? {},
  )) {
    const [one, other] = msgstr;
    if (msgid === '' || !one) continue;
    sentences.set(msgid, isPseudo ? pseudoSentence(msgid) : one);
    if (many !== undefined && other) sentences.set(many, isPseudo ? pseudoSentence(many) : other);
  }
  return sentences;
}

/** What a review stands for: another translation of the same sentence needs another one. */
export const stampOf = ({ msgstr }: Pick<GetTextTranslation, 'msgstr'>): string =>
  createHash('sha256').update(JSON.stringify(msgstr)).digest('hex').slice(0, 8);

/** A comment such as `reviewed: Thandi Nkosi, 2026-11-28, 1a2b3c4d`. */
export const isReviewed = (entry: GetTextTranslation): boolean =>
  /^reviewed: .+, (\w{8})$/m.exec(entry.comments?.translator ?? '')?.[1] === stampOf(entry);

const betaShare = 0.9;

/** The languages of which native speakers have read less than nine tenths. */
export const betaLanguages = (): Language[] =>
  languages.slice(1).filter((language) => {
    const entries = Object.values(readPo(language).translations[''] ?? {}).filter(
      ({ msgid }) => msgid !== '',
    );
    return entries.filter(isReviewed).length < entries.length * betaShare;
  });
