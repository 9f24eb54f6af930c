import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { foldedWords, searchWords } from '#shared/domain/text.ts';
import { isPublic, viewOf, visitor } from '#shared/domain/visibility.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { parseZarCode, type ZarCode } from './zarcodes.ts';

const WordEntry = z.lazy(() =>
  z.object({
    word: z.string(),
    code: z.string(),
    title: z.string(),
    suburb: z.string(),
    city: z.string(),
    province: z.string(),
    // Of an area there is no point here.
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
);
export type WordEntry = z.output<typeof WordEntry>;
export type FoundCode = Omit<WordEntry, 'word'>;

type Named = Pick<FoundCode, 'title' | 'suburb' | 'city'>;

/** By which words a code is found. Not its province: a ninth of all codes would share that word. */
export function wordsOf(found: Named): string[] {
  return searchWords(`${found.city} ${found.suburb} ${found.title}`);
}

/** An area is found by its title only, and a private code not at all. */
export function publicWordsOf(zarCode: ZarCode): string[] {
  switch (viewOf(zarCode, visitor)) {
    case 'whole':
      return wordsOf(zarCode);
    case 'area':
      return searchWords(zarCode.title);
    case 'nothing':
      return [];
  }
}

/** The words of the place, which all codes around it share. */
export const placeWordsOf = ({ suburb, city }: Named): string[] => searchWords(`${city} ${suburb}`);

/** A name of a place within a sort key. */
export const placeKey = (name: string) => foldedWords(name).join('').slice(0, 30);

const partitionOf = (word: string) => `WORD#${word.slice(0, 3)}`;

/**
 * The entries of a word are in the order of cities and suburbs, so that a word and a place are one query. A code from
 * before this has them by code alone, until a migration gives it `wordsByPlace`
 * (docs/decisions/0082-search.md).
 */
export interface IndexedCode {
  readonly zarCode: ZarCode;
  readonly byPlace: boolean;
}

export function parseIndexed(item: Record<string, unknown> | null): IndexedCode | null {
  const zarCode = parseZarCode(item);
  return zarCode && { zarCode, byPlace: item?.['wordsByPlace'] === true };
}

type Keyed = Pick<FoundCode, 'code' | 'city' | 'suburb'>;

export function wordKey(word: string, { code, city, suburb }: Keyed, byPlace = true) {
  const place = byPlace ? `${placeKey(city)}#${placeKey(suburb)}#` : '';
  return { pk: partitionOf(word), sk: `${word}#${place}${code}` };
}
export type WordKey = ReturnType<typeof wordKey>;

/** Holds only what a result shows: an entry's size is what every search pays for. */
export function writeWord(
  word: string,
  found: FoundCode & Pick<ZarCode, 'visibility'>,
  key = wordKey(word, found),
): Write {
  const { code, title, suburb, city, province, latitude, longitude } = found;
  const shown = { code, title, suburb, city, province, ...(isPublic(found) && { latitude, longitude }) };
  return { label: 'word', Put: { Item: { ...key, type: 'word', version: 1, word, ...shown } } };
}

export const deleteWord = (key: WordKey): Write => ({ label: 'word', Delete: { Key: key } });

/** What one query read; `isAll` where there is nothing beyond it. */
export interface WordPage {
  readonly entries: readonly WordEntry[];
  readonly isAll: boolean;
}

const beginsWith = (table: Table, prefix: string) => ({
  TableName: table.name,
  KeyConditionExpression: 'pk = :first AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':first': partitionOf(prefix), ':prefix': prefix },
});

/** Entries whose word begins with `prefix` (three letters or more): whole words first, then longer ones. */
export async function findWordEntries(table: Table, prefix: string, max: number): Promise<WordPage> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({ ...beginsWith(table, prefix), Limit: max }),
  );
  return { entries: Items.map((item) => WordEntry.parse(item)), isAll: LastEvaluatedKey === undefined };
}

/** The entries of a whole word in a city, or in one of its suburbs. */
export function findWordInPlace(
  table: Table,
  { word, city, suburb }: { readonly word: string; readonly city: string; readonly suburb?: string },
  max: number,
): Promise<WordPage> {
  const place = suburb === undefined ? placeKey(city) : `${placeKey(city)}#${placeKey(suburb)}`;
  return findWordEntries(table, `${word}#${place}#`, max);
}

/**
 * At most so many codes of a city have an entry for its name, or for a suburb's: a search for that name alone shows
 * six, and one with another word uses the other word. Entries for all would be 500 writes a second in one partition.
 */
export const maxOfPlace = 60;

/** Two read units at most. */
export async function isPlaceFull(table: Table, word: string, city: string): Promise<boolean> {
  const query = beginsWith(table, `${word}#${placeKey(city)}#`);
  const { Count = 0 } = await table.client.send(
    new QueryCommand({ ...query, Select: 'COUNT', Limit: maxOfPlace }),
  );
  return Count >= maxOfPlace;
}

export const hasWord = async (table: Table, { sk }: WordKey): Promise<boolean> =>
  (await findWordEntries(table, sk, 1)).entries.length > 0;
