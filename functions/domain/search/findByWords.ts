import {
  findWordEntries,
  findWordInPlace,
  placeKey,
  type WordEntry,
  type WordPage,
} from '#functions/data/searchIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { foldedWords } from '#shared/domain/text.ts';
import { withAllWords, wordsByLength } from './matchWords.ts';

/** An entry is about 280 bytes, with long names 340: so many are half a read unit, of which a search takes four. */
const half = 12;
const maxHalves = 4;
const maxFirstWords = 3;

export async function findLongestWord(
  table: Table,
  text: string,
  max: number,
): Promise<readonly WordEntry[]> {
  const [longest] = wordsByLength(text);
  return longest === undefined ? [] : (await findWordEntries(table, longest, max)).entries;
}

interface ReadWord extends WordPage {
  readonly typed: string;
}

/**
 * The codes that have all the words of a text, for two read units at most. Where one word is so rare that all its
 * entries were read, they are all there are; otherwise the place that some of the words name leads to the others there.
 */
export async function findByWords(table: Table, text: string, max: number): Promise<WordEntry[]> {
  const words = wordsByLength(text);
  if (words.length < 2) {
    return withAllWords(await findLongestWord(table, text, maxHalves * half), text);
  }
  const first = words.slice(0, maxFirstWords);
  const pages = await Promise.all(
    first.map(
      async (typed): Promise<ReadWord> => ({ typed, ...(await findWordEntries(table, typed, half)) }),
    ),
  );
  const rare = pages.find(({ isAll }) => isAll);
  if (rare !== undefined) return withAllWords(rare.entries, text);
  const seen = pages.flatMap(({ entries }) => entries);
  const found = withAllWords(seen, text);
  if (found.length >= max) return found;
  const more = await readMore(table, { words, pages }, maxHalves - pages.length);
  return withAllWords([...more, ...seen], text);
}

interface Read {
  readonly words: readonly string[];
  readonly pages: readonly ReadWord[];
}

/** @param halves of a read unit that are left */
async function readMore(table: Table, { words, pages }: Read, halves: number): Promise<WordEntry[]> {
  const place = placeMeant(words, pages);
  const unread = words.slice(pages.length);
  const [other] = [...unread, ...words].filter((word) => !place?.named.includes(word));
  const page = pages.find(({ typed }) => typed === other);
  if (place === null || other === undefined) {
    // Two words of titles: some more of the longest, or the next word.
    const [next] = unread.length > 0 ? unread : words;
    return next === undefined ? [] : [...(await findWordEntries(table, next, halves * half)).entries];
  }
  // Somebody who is still typing has the beginning of a word.
  const word = page?.entries[0]?.word ?? other;
  const { city, suburb } = place;
  const isSuburbNamed = suburb !== undefined;
  const queries = [
    findWordInPlace(
      table,
      { word, city, ...(isSuburbNamed && { suburb }) },
      isSuburbNamed ? half : halves * half,
    ),
    ...(isSuburbNamed && halves > 1 ? [findWordInPlace(table, { word, city }, half)] : []),
  ];
  return (await Promise.all(queries)).flatMap(({ entries }) => entries);
}

interface MeantPlace {
  readonly city: string;
  /** Where the words name it. */
  readonly suburb?: string;
  /** The words that name the place. */
  readonly named: readonly string[];
}

/** The place of what was read that most words name; of several the one with the fewest other words. */
function placeMeant(words: readonly string[], pages: readonly ReadWord[]): MeantPlace | null {
  const places = new Map(
    pages.flatMap(({ entries }) =>
      entries.map(({ city, suburb }) => [`${placeKey(city)}#${placeKey(suburb)}`, { city, suburb }] as const),
    ),
  );
  const meant = [...places.values()].flatMap(({ city, suburb }) => {
    const [ofCity, ofSuburb] = [namedBy(city, words), namedBy(suburb, words)];
    const named = words.filter((word) => ofCity.includes(word) || ofSuburb.includes(word));
    if (named.length === 0) return [];
    const isSuburbNamed = ofSuburb.some((word) => !ofCity.includes(word));
    const others = foldedWords(`${city} ${isSuburbNamed ? suburb : ''}`).length - named.length;
    return [{ city, ...(isSuburbNamed && { suburb }), named, others }];
  });
  const [best] = meant.toSorted((a, b) => b.named.length - a.named.length || a.others - b.others);
  return best ?? null;
}

/** The words that begin a word of a place's name. */
const namedBy = (name: string, words: readonly string[]) => {
  const names = foldedWords(name);
  return words.filter((word) => names.some((each) => each.startsWith(word)));
};
