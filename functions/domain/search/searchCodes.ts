import { type FoundCode, findWordEntries, type WordEntry } from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { getFirstZarCode, getZarCode } from '#functions/data/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { lookAlikeCandidates } from '#shared/domain/mistakes.ts';
import { hasAllWords, wordsByLength } from './matchWords.ts';

/**
 * A search costs at most two read units. An entry is about 250 bytes, so 60 of them are two units; 45 leave half a
 * unit to read the code itself; and after at most 16 there is a whole one left for two look-alikes.
 */
const maxEntries = 60;
const maxEntriesBesideCode = 45;
const maxEntriesBesideLookAlikes = 16;
const maxLookAlikes = 2;

/**
 * The exact code first, then the codes whose title, suburb, city or province have all the words: one query for the
 * longest word, whole words before beginnings. Where nothing is found, a look-alike of the code.
 * @param mayRead whether so many look-alikes may be read, each a guess like any look-up
 */
export async function searchCodes(
  table: Table,
  text: string,
  max: number,
  mayRead: (codes: number) => Promise<boolean>,
): Promise<FoundCode[]> {
  const code = normaliseCode(text);
  const [exact, entries] = await Promise.all([
    code === null ? null : getZarCode(table, code),
    findLongestWord(table, text, code === null ? maxEntries : maxEntriesBesideCode),
  ]);
  const byWords = withAllWords(entries, text).filter((found) => found.code !== exact?.code);
  const found = exact === null ? byWords : [exact, ...byWords];
  if (code === null || found.length > 0 || entries.length > maxEntriesBesideLookAlikes) {
    return found.slice(0, max);
  }
  const candidates = lookAlikeCandidates(code).slice(0, maxLookAlikes);
  if (candidates.length === 0 || !(await mayRead(candidates.length))) return [];
  const alike = await getFirstZarCode(table, candidates);
  return alike === null ? [] : [alike];
}

async function findLongestWord(table: Table, text: string, max: number): Promise<WordEntry[]> {
  const [longest] = wordsByLength(text);
  return longest === undefined ? [] : findWordEntries(table, longest, max);
}

/** The first entry of each code that has all the words. */
function withAllWords(entries: readonly WordEntry[], text: string): WordEntry[] {
  const found = new Map<string, WordEntry>();
  for (const entry of entries) {
    if (!found.has(entry.code) && hasAllWords(entry, text)) found.set(entry.code, entry);
  }
  return [...found.values()];
}
