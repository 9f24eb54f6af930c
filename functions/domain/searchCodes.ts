import type { Table } from '#functions/data/table.ts';
import { type FoundCode, findWordEntries, type WordEntry } from '#functions/data/words.ts';
import { foldedWords, searchWords } from '#shared/domain/text.ts';

/**
 * Codes whose title, suburb, city or province have all the words, by one query for the longest of them. Whole
 * words come before longer ones.
 */
export async function searchCodes(table: Table, text: string, most: number): Promise<FoundCode[]> {
  const longest = searchWords(text).reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest === '') return [];
  const wanted = foldedWords(text);
  const entries = await findWordEntries(table, longest);
  const found = new Map<string, WordEntry>();
  for (const entry of entries) {
    if (!found.has(entry.code) && hasAll(entry, wanted)) found.set(entry.code, entry);
  }
  return [...found.values()].slice(0, most);
}

function hasAll({ title, suburb, city, province }: WordEntry, wanted: readonly string[]): boolean {
  const words = foldedWords(`${title} ${suburb} ${city} ${province}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
