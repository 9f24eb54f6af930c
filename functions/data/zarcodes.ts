import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { batchGet } from './batchGet.ts';
import { cellKeys } from './byCell.ts';
import { timeKeys } from './byTime.ts';
import type { TiledCode } from './mapTiles.ts';
import { PinnedPlace } from './place.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

export const ZarCode = z.lazy(() =>
  PinnedPlace.unwrap().extend({
    code: z.string(),
    ownerId: z.string(),
    isCreatorCode: z.boolean(),
    /** A creator's code: the profile. The code belongs to the person who holds it. */
    creatorId: z.string().optional(),
    /** Absent on codes from before it was stored. */
    kind: z.enum(issueKinds).optional(),
    /** An admin has checked it. Gone with an edit by anybody else. */
    verified: z.literal(true).optional(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  }),
);
export type ZarCode = z.output<typeof ZarCode>;

export const codeKey = (code: string) => ({ pk: `CODE#${code}`, sk: 'CODE' });

/** Which code an item is, or an entry of an index. */
export const codeOfItem = ({ pk }: Readonly<Record<string, unknown>>) =>
  String(pk).slice(codeKey('').pk.length);

/**
 * @returns null for a code that was never issued and for a deleted one.
 * @param consistent includes what was written a moment ago
 */
export async function getZarCode(table: Table, code: string, consistent = false): Promise<ZarCode | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: codeKey(code), ConsistentRead: consistent }),
  );
  return parseZarCode(Item);
}

/** @returns the first of the codes that exists, in the order given. Half a read unit for each. */
export async function getFirstZarCode(table: Table, codes: readonly string[]): Promise<ZarCode | null> {
  const found = await Promise.all(codes.map((code) => getZarCode(table, code)));
  return found.find((zarCode) => zarCode !== null) ?? null;
}

/** @returns null for a missing item and for a tombstone. */
export function parseZarCode(item: Record<string, unknown> | null | undefined): ZarCode | null {
  return item?.['type'] === 'zarcode' ? ZarCode.parse(item) : null;
}

/** The counters per map tile follow the codes that have these; older ones got them from migrations. */
const countedInTiles = { tiled: true, tiledByClass: true } as const;

/** @returns where a code is, if the counters per map tile follow it */
export function parseTiled(item: Record<string, unknown> | null): TiledCode | null {
  const zarCode = item?.['tiled'] === true ? parseZarCode(item) : null;
  if (zarCode === null) return null;
  const { latitude, longitude, isCreatorCode, verified = false } = zarCode;
  const codeClass = item?.['tiledByClass'] === true ? { isCreatorCode, verified } : null;
  return { latitude, longitude, codeClass };
}

/** A creator's codes are in no list of the person. */
const listOf = ({ ownerId, creatorId }: Pick<ZarCode, 'ownerId' | 'creatorId'>) =>
  creatorId === undefined ? `OWNER#${ownerId}` : `CREATOR#${creatorId}`;

/** What is stored of a code that has an owner. */
export const codeItem = (zarCode: ZarCode) => ({
  ...codeKey(zarCode.code),
  type: 'zarcode',
  ...countedInTiles,
  wordsByPlace: true,
  ...zarCode,
  ownerPk: listOf(zarCode),
  ownerSk: `CODE#${zarCode.createdAt}`,
  ...cellKeys(zarCode),
  ...timeKeys('CODES', { id: zarCode.code, createdAt: zarCode.createdAt }),
});

/** Refused under the label `code` where the code was ever issued. */
export function writeNewZarCode(zarCode: ZarCode): Write {
  return {
    label: 'code',
    Put: { Item: codeItem(zarCode), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** In the order given, without those that were deleted. Half a read unit each. @throws TableBusy */
export async function getZarCodes(table: Table, codes: readonly string[]): Promise<ZarCode[]> {
  const items = await batchGet(table, codes.map(codeKey));
  const found = new Map(
    items.flatMap((item) => {
      const zarCode = parseZarCode(item);
      return zarCode === null ? [] : [[zarCode.code, zarCode] as const];
    }),
  );
  return codes.flatMap((code) => found.get(code) ?? []);
}

/** @returns those of the codes that exist or did, so that none of them is free. Half a read unit each. @throws TableBusy */
export async function takenCodes(table: Table, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const items = await batchGet(table, codes.map(codeKey));
  return new Set(items.map(codeOfItem));
}

/** Writes nothing. Refused under the label `code` where the code was deleted. */
export function checkCodeLives(code: string): Write {
  return {
    label: 'code',
    ConditionCheck: {
      Key: codeKey(code),
      ConditionExpression: '#type = :zarcode',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':zarcode': 'zarcode' },
    },
  };
}
