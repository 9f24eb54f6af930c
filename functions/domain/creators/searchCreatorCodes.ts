import { findCreatorWordEntries, type WordPosition } from '#functions/data/creatorSearchIndex.ts';
import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { hasAllWords, wordsByLength } from '#functions/domain/search/matchWords.ts';
import { normaliseCode } from '#shared/domain/code.ts';

/** Codes that a search finds, and entries of a word's first query. One is about 300 bytes: these are 8 read units. */
const maxFound = 200;
/** More would be read for nothing: nearly always one of the first has few enough entries. */
const maxWords = 4;
/** Of all words together, 150 read units. */
const maxEntries = 4_000;

/** Is awaited before more than so many entries are read for one call. */
type BeforeRead = (entries: number) => Promise<void>;

/** The exact code, or the codes that have all the words, in the order of the index: whole words first. */
export async function searchCreatorCodes(
  table: Table,
  creatorId: string,
  { search, beforeRead }: { readonly search: string; readonly beforeRead: BeforeRead },
): Promise<OwnedCode[]> {
  const code = normaliseCode(search);
  const [exact, found] = await Promise.all([
    code === null ? null : getZarCode(table, code),
    findByWords(table, creatorId, { search, beforeRead }),
  ]);
  const others = found.filter((each) => each.code !== exact?.code);
  // A private one is in another list.
  const isFound = exact?.creatorId === creatorId && exact.visibility !== 'private';
  return (isFound ? [exact, ...others] : found).slice(0, maxFound);
}

interface ReadWord {
  readonly prefix: string;
  from?: WordPosition | undefined;
}

/**
 * Reads the words in turns, each time twice as much, until all entries of one are read: every code with all words is
 * among them. Nobody knows before which word has the fewest.
 */
async function findByWords(
  table: Table,
  creatorId: string,
  { search, beforeRead }: { readonly search: string; readonly beforeRead: BeforeRead },
): Promise<OwnedCode[]> {
  const found = new Map<string, OwnedCode>();
  const words: ReadWord[] = wordsByLength(search)
    .slice(0, maxWords)
    .map((prefix) => ({ prefix }));
  let read = 0;
  for (let max = maxFound; words.length > 0; max *= 2) {
    for (const word of words) {
      if (read + max > maxEntries) return [...found.values()];
      read += max;
      await beforeRead(read);
      const { entries, next } = await findCreatorWordEntries(
        table,
        { creatorId, prefix: word.prefix },
        { max, from: word.from },
      );
      for (const entry of entries) if (hasAllWords(entry, search)) found.set(entry.code, entry);
      if (next === undefined || found.size >= maxFound) return [...found.values()];
      word.from = next;
    }
  }
  return [];
}
