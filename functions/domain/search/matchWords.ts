import { foldedWords, searchWords } from '#shared/domain/text.ts';

interface Place {
  readonly title: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
}

/** The word of a search that leads to the fewest entries; empty where none is in the index. */
export function longestWord(search: string): string {
  return searchWords(search).reduce((best, word) => (word.length > best.length ? word : best), '');
}

/** Whether each word of a search begins a word of the place. */
export function hasAllWords({ title, suburb, city, province }: Place, search: string): boolean {
  const words = foldedWords(`${title} ${suburb} ${city} ${province}`);
  return foldedWords(search).every((beginning) => words.some((word) => word.startsWith(beginning)));
}
