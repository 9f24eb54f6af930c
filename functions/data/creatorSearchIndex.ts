import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { provinces } from '#shared/domain/provinces.ts';
import { visibilities } from '#shared/domain/visibility.ts';
import type { OwnedCode } from './ownedCodes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import type { ZarCode } from './zarcodes.ts';

/** Holds what a row of a list shows. */
const CreatorWordEntry = z.lazy(() =>
  z.object({
    code: z.string(),
    title: z.string(),
    suburb: z.string(),
    city: z.string(),
    province: z.enum(provinces),
    latitude: z.number(),
    longitude: z.number(),
    createdAt: z.string(),
    visibility: z.enum(visibilities).exclude(['public']).optional(),
  }),
);

const wordKey = (creatorId: string, word: string, code: string) => ({
  pk: `CWORD#${creatorId}#${word.slice(0, 3)}`,
  sk: `${word}#${code}`,
});

/** An entry of a creator's code, by which the search in the creator's list finds it. */
export function writeCreatorWord(word: string, creatorId: string, zarCode: ZarCode): Write {
  const entry = CreatorWordEntry.parse(zarCode);
  return {
    label: 'word',
    Put: {
      Item: { ...wordKey(creatorId, word, entry.code), type: 'creatorWord', version: 1, ...entry },
    },
  };
}

export function deleteCreatorWord(word: string, creatorId: string, code: string): Write {
  return { label: 'word', Delete: { Key: wordKey(creatorId, word, code) } };
}

/** Where a query goes on. */
export type WordPosition = Readonly<Record<string, unknown>>;

interface CreatorWordPage {
  readonly entries: readonly OwnedCode[];
  /** Absent at the end. */
  readonly next?: WordPosition | undefined;
}

/** Entries of a creator's codes whose word begins with `prefix` (three letters or more): whole words first. */
export async function findCreatorWordEntries(
  table: Table,
  { creatorId, prefix }: { readonly creatorId: string; readonly prefix: string },
  { max, from }: { readonly max: number; readonly from?: WordPosition | undefined },
): Promise<CreatorWordPage> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :first AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':first': wordKey(creatorId, prefix, '').pk, ':prefix': prefix },
      Limit: max,
      ...(from !== undefined && { ExclusiveStartKey: from }),
    }),
  );
  return { entries: Items.map((item) => CreatorWordEntry.parse(item)), next: LastEvaluatedKey };
}
