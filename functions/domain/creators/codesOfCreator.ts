import { getMonthCounts } from '#functions/data/counts.ts';
import { findCreatorWordEntries } from '#functions/data/creatorSearchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { getZarCode, listCreatorCodes, type OwnedCode } from '#functions/data/zarcodes.ts';
import { hasAllWords, longestWord } from '#functions/domain/search/matchWords.ts';
import { pageOf } from '#functions/domain/zarcodes/selectCodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { cleanText } from '#shared/domain/text.ts';
import { monthEnd } from '#shared/domain/time.ts';

interface Wanted {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** An entry is about 300 bytes: these are 8 read units. More hits than that are not counted. */
const maxHits = 200;

/** A page of a creator's codes, newest first; with a search, those found. */
export async function codesOfCreator(table: Table, creatorId: string, wanted: Wanted) {
  const search = cleanText(wanted.search ?? '');
  if (search === '') return listPage(table, creatorId, wanted);
  return pageOf(await findCodes(table, creatorId, search), wanted);
}

/**
 * Whole months before the page are skipped by their counts, so that a page costs at most a month's codes, however many
 * there are (docs/product.md, "Creators").
 */
async function listPage(table: Table, creatorId: string, { page, limit }: Wanted) {
  const { total, months } = await getMonthCounts(table, creatorId);
  const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
  let skip = (page - 1) * limit;
  for (const { month, count } of months) {
    if (skip < count) {
      const items = await listCreatorCodes(table, creatorId, { before: monthEnd(month), skip, max: limit });
      return { items, pagination };
    }
    skip -= count;
  }
  return { items: [], pagination };
}

/** The exact code, or the codes that have all the words, in the order of the index: whole words first. */
async function findCodes(table: Table, creatorId: string, search: string): Promise<OwnedCode[]> {
  const code = normaliseCode(search);
  const word = longestWord(search);
  const [exact, entries] = await Promise.all([
    code === null ? null : getZarCode(table, code),
    word === '' ? [] : findCreatorWordEntries(table, creatorId, word, maxHits),
  ]);
  const found = new Map<string, OwnedCode>();
  if (exact?.creatorId === creatorId) found.set(exact.code, exact);
  for (const entry of entries) if (hasAllWords(entry, search)) found.set(entry.code, entry);
  return [...found.values()];
}
