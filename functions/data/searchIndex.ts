import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { searchWords } from '#shared/domain/text.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const WordEntry = z.object({
  word: z.string(),
  code: z.string(),
  title: z.string(),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type WordEntry = z.output<typeof WordEntry>;
export type FoundCode = Omit<WordEntry, 'word'>;

const wordKey = (word: string, code: string) => ({ pk: `WORD#${word.slice(0, 3)}`, sk: `${word}#${code}` });

/** By which words a code is found. Not its province: a ninth of all codes would share that word. */
export function wordsOf(found: Pick<FoundCode, 'title' | 'suburb' | 'city'>): string[] {
  return searchWords(`${found.city} ${found.suburb} ${found.title}`);
}

/** Holds only what a result shows: an entry's size is what every search pays for. */
export function writeWord(word: string, found: FoundCode): Write {
  const { code, title, suburb, city, province, latitude, longitude } = found;
  const shown = { code, title, suburb, city, province, latitude, longitude };
  return {
    label: 'word',
    Put: { Item: { ...wordKey(word, code), type: 'word', version: 1, word, ...shown } },
  };
}

export function deleteWord(word: string, code: string): Write {
  return { label: 'word', Delete: { Key: wordKey(word, code) } };
}

/** Entries whose word begins with `prefix` (three letters or more): whole words first, then longer ones. */
export async function findWordEntries(table: Table, prefix: string, max: number): Promise<WordEntry[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :first AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':first': `WORD#${prefix.slice(0, 3)}`, ':prefix': prefix },
      Limit: max,
    }),
  );
  return Items.map((item) => WordEntry.parse(item));
}
