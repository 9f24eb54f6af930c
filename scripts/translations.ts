/**
 * `npm run translations`: writes the sentences of the source into the catalogues in `translations/`. New ones come without
 * a translation, and are shown in English until they have one; those that the source no longer has go.
 *
 * `npm run translations -- --reviewer 'Thandi Nkosi' zu` notes her name with every sentence of isiZulu whose mark `fuzzy`
 * she has removed. Without a name they become drafts again, and so does what was changed after a review.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type GetTextTranslation, po } from 'gettext-parser';
import { languages } from '#shared/text/languages.ts';
import { root } from './build/entries.ts';
import { isReviewed, poFile, readPo, stampOf } from './build/translations/catalogues.ts';
import { collectMessages } from './build/translations/collect.ts';

/**
 * The catalogue of a language as it must be.
 * @param reviewer who has read what is no draft, and when: `Thandi Nkosi, 2026-11-28`
 */
export function updatedPo(language: string, reviewer?: string, old = readPo(language)): string {
  const known = old.translations[''] ?? {};
  const entries: Record<string, GetTextTranslation> = {};
  const header = known[''];
  if (header !== undefined) entries[''] = header;
  for (const { text, plural, files } of collectMessages()) {
    const { msgstr: before = [], comments } = known[text] ?? {};
    const msgstr = Array.from({ length: plural === undefined ? 1 : 2 }, (_, index) => before[index] ?? '');
    const isWritten = !msgstr.includes('');
    const isNew = reviewer !== undefined && isWritten && !comments?.flag?.includes('fuzzy');
    const note = isNew ? `reviewed: ${reviewer}, ${stampOf({ msgstr })}` : comments?.translator;
    const entry: GetTextTranslation = {
      msgid: text,
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr,
      comments: {
        ...(note && { translator: note }),
        reference: files.map((file) => relative(root, file)).join('\n'),
      },
    };
    const isDraft = isWritten && !isReviewed(entry);
    entries[text] = isDraft ? { ...entry, comments: { ...entry.comments, flag: 'fuzzy' } } : entry;
  }
  return `${po.compile({ ...old, translations: { '': entries } }, { foldLength: 0 })}\n`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { reviewer: { type: 'string' } },
    allowPositionals: true,
  });
  const today = new Date().toISOString().slice(0, 10);
  for (const language of languages.slice(1)) {
    const reviewer =
      values.reviewer !== undefined && positionals.includes(language)
        ? `${values.reviewer}, ${today}`
        : undefined;
    const text = updatedPo(language, reviewer);
    // An editor may have it open: what is the same is not written.
    if (!existsSync(poFile(language)) || text !== readFileSync(poFile(language), 'utf8'))
      writeFileSync(poFile(language), text);
    const missing = Object.values(po.parse(text).translations[''] ?? {}).filter(({ msgstr }) =>
      msgstr.includes(''),
    );
    console.log(`${language}: ${missing.length} sentences without a translation`);
  }
}
