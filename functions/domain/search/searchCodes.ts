import { type FoundCode, findWordEntries, type WordEntry } from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { getFirstZarCode, getZarCode } from '#functions/data/zarcodes.ts';
import { lookAlikeCandidates, normaliseCode } from '#shared/domain/code.ts';
import { foldedWords, searchWords } from '#shared/domain/text.ts';

/**
 * A search stays within two read units. An entry is about 250 bytes, so 60 of them are two, 45 leave half a unit
 * for the code itself, and where they were 16 at most there is a whole one left for two codes that look like it.
 */
const entriesAlone = 60;
const entriesBesideCode = 45;
const entriesOfHalfUnit = 16;
const maxLookAlikes = 2;

/**
 * The code that was typed; then those whose title, suburb, city or province have all the words, by one query for
 * the longest of them: whole words before longer ones. Where nothing is found, a code that looks like the typed one.
 */
export async function searchCodes(table: Table, text: string, max: number): Promise<FoundCode[]> {
  const code = normaliseCode(text);
  const [exact, entries] = await Promise.all([
    code === null ? null : getZarCode(table, code),
    findEntries(table, text, code === null ? entriesAlone : entriesBesideCode),
  ]);
  const byWords = withAllWords(entries, text).filter((found) => found.code !== exact?.code);
  const found = exact === null ? byWords : [exact, ...byWords];
  if (code === null || found.length > 0 || entries.length > entriesOfHalfUnit) return found.slice(0, max);
  const alike = await getFirstZarCode(table, lookAlikeCandidates(code).slice(0, maxLookAlikes));
  return alike === null ? [] : [alike];
}

async function findEntries(table: Table, text: string, max: number): Promise<WordEntry[]> {
  const longest = searchWords(text).reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest === '' ? [] : findWordEntries(table, longest, max);
}

function withAllWords(entries: readonly WordEntry[], text: string): WordEntry[] {
  const wanted = foldedWords(text);
  const found = new Map<string, WordEntry>();
  for (const entry of entries) {
    if (!found.has(entry.code) && hasAll(entry, wanted)) found.set(entry.code, entry);
  }
  return [...found.values()];
}

function hasAll({ title, suburb, city, province }: WordEntry, wanted: readonly string[]): boolean {
  const words = foldedWords(`${title} ${suburb} ${city} ${province}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
