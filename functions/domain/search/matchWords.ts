import type { WordEntry } from '#functions/data/searchIndex.ts';
import { foldedWords, searchWords } from '#shared/domain/text.ts';

interface Place {
  readonly title: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
}

/** The words of a search that are in the index, the longest first, because it mostly leads to the fewest entries. */
export function wordsByLength(search: string): string[] {
  return searchWords(search).toSorted((a, b) => b.length - a.length);
}

/** Whether each word of a search begins a word of the place. */
export function hasAllWords({ title, suburb, city, province }: Place, search: string): boolean {
  const words = foldedWords(`${title} ${suburb} ${city} ${province}`);
  return foldedWords(search).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** The first entry of each code that has all the words. */
export function withAllWords(entries: readonly WordEntry[], text: string): WordEntry[] {
  const found = new Map<string, WordEntry>();
  for (const entry of entries) {
    if (!found.has(entry.code) && hasAllWords(entry, text)) found.set(entry.code, entry);
  }
  return [...found.values()];
}
