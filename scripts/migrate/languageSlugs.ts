/** Gives creators whose slug is the address of a language another one (docs/decisions/0090-five-languages.md). */
import { writeClaim } from '#functions/data/creatorClaims.ts';
import { parseCreator, writeCreator } from '#functions/data/creators.ts';
import { isLanguage } from '#shared/text/languages.ts';
import type { Migration } from './migration.ts';

export const languageSlugs: Migration = {
  name: '0022-language-slugs',
  summary: 'no creator has the address of a language',
  plan(item) {
    const creator = parseCreator(item);
    if (creator === null || !isLanguage(creator.slug)) return null;
    // Of the id, so that nobody has it; the claim of the word stays, and leads nowhere.
    const slug = `${creator.slug}-${creator.id.slice(-6).toLowerCase()}`;
    return {
      kind: 'creator',
      writes: [
        writeCreator({ ...creator, slug, slugs: [...creator.slugs, slug], version: creator.version + 1 }),
        writeClaim('slug', slug, creator.id),
      ],
    };
  },
};
