/**
 * `npm run translations`: writes the sentences of the source into the catalogues in `translations/`. New ones come without
 * a translation, and are shown in English until they have one; those that the source no longer has go.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { languages } from '#shared/text/languages.ts';
import { root } from './build/entries.ts';
import { poFile, readPo } from './build/translations/catalogues.ts';
import { collectMessages } from './build/translations/collect.ts';

/** The catalogue of a language as it must be. */
export function updatedPo(language: string): string {
  const old = readPo(language);
  const known = old.translations[''] ?? {};
  const entries: Record<string, GetTextTranslation> = {};
  const header = known[''];
  if (header !== undefined) entries[''] = header;
  for (const { text, plural, files } of collectMessages()) {
    const { msgstr = [], comments } = known[text] ?? {};
    const forms = plural === undefined ? 1 : 2;
    const isDraft = msgstr.some((form) => form !== '');
    entries[text] = {
      msgid: text,
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: Array.from({ length: forms }, (_, index) => msgstr[index] ?? ''),
      comments: {
        ...(comments?.translator && { translator: comments.translator }),
        reference: files.map((file) => relative(root, file)).join('\n'),
        ...(isDraft && !comments?.translator && { flag: 'fuzzy' }),
      },
    };
  }
  return `${po.compile({ ...old, translations: { '': entries } }, { foldLength: 0 })}\n`;
}

if (import.meta.main) {
  for (const language of languages.slice(1)) {
    const text = updatedPo(language);
    if (text !== readFileSync(poFile(language), 'utf8')) writeFileSync(poFile(language), text);
    const missing = Object.values(po.parse(text).translations[''] ?? {}).filter(({ msgstr }) =>
      msgstr.includes(''),
    );
    console.log(`${language}: ${missing.length} sentences without a translation`);
  }
}
