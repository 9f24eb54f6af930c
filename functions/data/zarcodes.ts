import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { residentConsentNames } from '#shared/domain/residentConsent.ts';
import { isPublic, visibilities } from '#shared/domain/visibility.ts';
import { batchGet } from './batchGet.ts';
import { cellKeys } from './byCell.ts';
import { timeKeys } from './byTime.ts';
import { Guide } from './guide.ts';
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
    /** When its resident took it over by a claim slip. */
    claimedAt: z.string().optional(),
    /** Of a claimed code: the creator who made it, as they were called then. */
    madeBy: z.object({ creatorId: z.string(), displayName: z.string() }).optional(),
    /** Absent on codes from before it was stored. */
    kind: z.enum(issueKinds).optional(),
    /** Absent on public ones. */
    visibility: z.enum(visibilities).exclude(['public']).optional(),
    /** Of one that is not public: the middle of its suburb, or else its city, by their names and not by its point. */
    areaCentre: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
    /** An admin has checked it. Gone with an edit by anybody else. */
    verified: z.literal(true).optional(),
    guide: Guide.optional(),
    /** What the resident of the home agreed to (shared/domain/residentConsent.ts), and when. For its owner. */
    residentConsent: z.object({ words: z.enum(residentConsentNames), at: z.string() }).optional(),
    /** Visitors who found it, as its page says it: no change of the code (visits.ts). */
    confirmed: z.object({ visitors: z.number().int(), lastMonth: z.string() }).optional(),
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

type CodeItem = Readonly<Record<string, unknown>>;

/** A code, a tombstone or a reserved code. */
export async function getCodeItem(table: Table, code: string, consistent = false): Promise<CodeItem | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: codeKey(code), ConsistentRead: consistent }),
  );
  return Item ?? null;
}

/**
 * @returns null for a code that was never issued, for a deleted one and for one that is only reserved.
 * @param consistent includes what was written a moment ago
 */
export async function getZarCode(table: Table, code: string, consistent = false): Promise<ZarCode | null> {
  return parseZarCode(await getCodeItem(table, code, consistent));
}

/** @returns null for a missing item, a tombstone and a reserved code. */
export function parseZarCode(item: Record<string, unknown> | null | undefined): ZarCode | null {
  return item?.['type'] === 'zarcode' ? ZarCode.parse(item) : null;
}

/** The counters per map tile follow the codes that have these; older ones got them from migrations. */
const countedInTiles = { tiled: true, tiledByClass: true } as const;

/** @returns where a code is, if the counters per map tile follow it: only public ones, as one alone in a tile is a place */
export function parseTiled(item: Record<string, unknown> | null): TiledCode | null {
  const zarCode = item?.['tiled'] === true ? parseZarCode(item) : null;
  if (zarCode === null || !isPublic(zarCode)) return null;
  const { latitude, longitude, isCreatorCode, verified = false } = zarCode;
  const codeClass = item?.['tiledByClass'] === true ? { isCreatorCode, verified } : null;
  return { latitude, longitude, codeClass };
}

type Listed = Pick<ZarCode, 'ownerId' | 'creatorId' | 'visibility' | 'createdAt'>;

/**
 * A creator's private codes are a list of their own, so that neither a page nor a number of the public one says anything
 * of them.
 */
export const isListedApart = ({ creatorId, visibility }: Pick<Listed, 'creatorId' | 'visibility'>): boolean =>
  creatorId !== undefined && visibility === 'private';

export const privateListOf = (creatorId: string): string => `${creatorId}~private`;

function listOf(listed: Listed): string {
  const { ownerId, creatorId } = listed;
  if (creatorId === undefined) return `OWNER#${ownerId}`;
  return `CREATOR#${isListedApart(listed) ? privateListOf(creatorId) : creatorId}`;
}

/** A creator's codes are in no list of the person. The index has no attribute for the level: it ends the sort key. */
export const listKeys = (listed: Listed) => ({
  ownerPk: listOf(listed),
  ownerSk: `CODE#${listed.createdAt}${listed.visibility === undefined ? '' : `#${listed.visibility}`}`,
});

/** How a map finds a code; only public ones. */
export const mapKeys = (zarCode: Pick<ZarCode, 'code' | 'latitude' | 'longitude' | 'visibility'>) =>
  isPublic(zarCode) ? cellKeys(zarCode) : {};

/** What is stored of a code that has an owner. */
export const codeItem = (zarCode: ZarCode) => ({
  ...codeKey(zarCode.code),
  type: 'zarcode',
  ...countedInTiles,
  wordsByPlace: true,
  ...zarCode,
  ...listKeys(zarCode),
  ...mapKeys(zarCode),
  ...timeKeys('CODES', { id: zarCode.code, createdAt: zarCode.createdAt }),
});

/** The type of an item that only keeps a code for a creator (reservations.ts). */
export const reservedType = 'reservedCode';

/** Whether an item only keeps a code for a creator, and its time is not over. */
export const isReserved = (item: CodeItem | null | undefined, now: Date): boolean =>
  item?.['type'] === reservedType && String(item['endsAt']) > now.toISOString();

/** That a code was never issued. One whose reservation is over was not. */
export const freeCode = (now: string) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR (#type = :reserved AND endsAt <= :now)',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':reserved': reservedType, ':now': now },
});

/** Refused under the label `code` where the code was ever issued, or is reserved. */
export function writeNewZarCode(zarCode: ZarCode): Write {
  return { label: 'code', Put: { Item: codeItem(zarCode), ...freeCode(zarCode.createdAt) } };
}

/**
 * In the order given, without those that were deleted. Half a read unit each.
 * @param consistent includes what was written a moment ago, for a whole read unit each
 * @throws TableBusy
 */
export async function getZarCodes(
  table: Table,
  codes: readonly string[],
  consistent = false,
): Promise<ZarCode[]> {
  const items = await getCodeItems(table, codes, consistent);
  return codes.flatMap((code) => parseZarCode(items.get(code)) ?? []);
}

/** The items of several codes by their codes. Half a read unit each. @throws TableBusy */
export async function getCodeItems(
  table: Table,
  codes: readonly string[],
  consistent = false,
): Promise<ReadonlyMap<string, CodeItem>> {
  const items = await batchGet(table, codes.map(codeKey), consistent);
  return new Map(items.map((item) => [codeOfItem(item), item]));
}

/**
 * @returns those of the codes that exist or did, or are reserved, so that none of them is free. Half a read unit each.
 * @throws TableBusy
 */
export async function takenCodes(
  table: Table,
  codes: readonly string[],
  now: Date,
  consistent = false,
): Promise<ReadonlySet<string>> {
  const items = await getCodeItems(table, codes, consistent);
  const isOver = (item: CodeItem) => item['type'] === reservedType && !isReserved(item, now);
  return new Set([...items].flatMap(([code, item]) => (isOver(item) ? [] : [code])));
}

/**
 * Writes nothing. Refused under the label `level` where the code was deleted, and where it was public when it was read and
 * is not any more, or the other way round.
 */
export function checkStaysPublicOrNot({ code, visibility }: Pick<ZarCode, 'code' | 'visibility'>): Write {
  const level = isPublic({ visibility })
    ? 'attribute_not_exists(visibility)'
    : 'attribute_exists(visibility)';
  return {
    label: 'level',
    ConditionCheck: {
      Key: codeKey(code),
      ConditionExpression: `#type = :zarcode AND ${level}`,
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':zarcode': 'zarcode' },
    },
  };
}

/** Writes nothing. Refused under the label `code` where the code was deleted, or somebody else has it now. */
export function checkCodeOwned({ code, ownerId }: Pick<ZarCode, 'code' | 'ownerId'>): Write {
  return {
    label: 'code',
    ConditionCheck: {
      Key: codeKey(code),
      ConditionExpression: '#type = :zarcode AND ownerId = :owner',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':zarcode': 'zarcode', ':owner': ownerId },
    },
  };
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
