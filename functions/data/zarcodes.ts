import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { type Bounds, cellKey, cellRanges, decodeCell } from '#shared/domain/mapCells.ts';
import { tileCentre } from '#shared/domain/mapTiles.ts';
import { batchGet } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { erasedUserId } from './erased.ts';
import type { TiledCode } from './mapTiles.ts';
import { PinnedPlace, Place } from './place.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
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

/** What the owner's index holds of a code. */
const OwnedCode = z.lazy(() =>
  Place.unwrap()
    .omit({ description: true, addressLine1: true, addressLine2: true })
    .extend({ pk: z.string().startsWith('CODE#'), ownerSk: z.string().startsWith('CODE#') })
    .transform(({ pk, ownerSk, ...rest }) => ({
      ...rest,
      code: pk.slice('CODE#'.length),
      createdAt: ownerSk.slice('CODE#'.length),
    })),
);
export type OwnedCode = z.output<typeof OwnedCode>;

export const codeKey = (code: string) => ({ pk: `CODE#${code}`, sk: 'CODE' });

const cellOf = ({ code, latitude, longitude }: Pick<ZarCode, 'code' | 'latitude' | 'longitude'>) => {
  const { partition, sort } = cellKey(latitude, longitude);
  return { cellPk: `CELL#${partition}`, cellSk: `${sort}#${code}` };
};

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
  ...cellOf(zarCode),
  ...timeKeys('CODES', { id: zarCode.code, createdAt: zarCode.createdAt }),
});

/** Refused under the label `code` where the code was ever issued. */
export function writeNewZarCode(zarCode: ZarCode): Write {
  return {
    label: 'code',
    Put: { Item: codeItem(zarCode), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/**
 * Gives a code another place; its owner, its key and when it was made stay. Refused under the label `code` where it
 * changed since it was read.
 */
export function writeEditedZarCode(
  { code, version, verified }: ZarCode,
  place: PinnedPlace,
  { updatedAt, staysVerified }: { readonly updatedAt: string; readonly staysVerified: boolean },
): Write {
  const set = Object.entries({ ...place, ...cellOf({ code, ...place }), updatedAt, version: version + 1 });
  const removed = [
    ...(verified === true && !staysVerified ? ['verified'] : []),
    ...(['pointSource', 'pointAccuracy'] as const).filter((name) => place[name] === undefined),
  ];
  const remove = removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`;
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: `SET ${set.map((_, index) => `#s${index} = :s${index}`).join(', ')}${remove}`,
      ConditionExpression: '#type = :zarcode AND version = :version',
      ExpressionAttributeNames: {
        ...Object.fromEntries(set.map(([name], index) => [`#s${index}`, name])),
        '#type': 'type',
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(set.map(([, value], index) => [`:s${index}`, value])),
        ':zarcode': 'zarcode',
        ':version': version,
      },
    },
  };
}

/** Refused under the label `code` where the code changed since it was read. */
export function writeVerified({ code, version }: ZarCode, verified: boolean): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: verified
        ? 'SET verified = :verified ADD version :one'
        : 'REMOVE verified ADD version :one',
      ConditionExpression: '#type = :zarcode AND version = :version',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ...(verified && { ':verified': true }),
        ':one': 1,
        ':zarcode': 'zarcode',
        ':version': version,
      },
    },
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
  return new Set(items.map(({ pk }) => String(pk).slice(codeKey('').pk.length)));
}

/** Which code a row of the list by time is. */
export const codeOfRow = ({ pk }: TimeRow) => pk.slice(codeKey('').pk.length);

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

/** Takes the owner off a code, which is in no list of codes from then on. Refused under `code` where it is not theirs. */
export function writeOwnerErased(code: string, ownerId: string): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression:
        'SET ownerId = :erased, isCreatorCode = :no REMOVE creatorId, ownerPk, ownerSk, pointSource, pointAccuracy ADD version :one',
      ConditionExpression: '#type = :zarcode AND ownerId = :owner',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':erased': erasedUserId,
        ':no': false,
        ':one': 1,
        ':zarcode': 'zarcode',
        ':owner': ownerId,
      },
    },
  };
}

/** A person's own codes, newest first: all of them, or only the `newest`. About 3 read units for a hundred. */
export async function listOwnedCodes(table: Table, ownerId: string, newest?: number): Promise<OwnedCode[]> {
  return listCodesOf(table, { holder: 'owner', id: ownerId }, { ...(newest && { max: newest }) });
}

/** A person's own codes, or those of a creator profile. */
export interface CodesOf {
  readonly holder: 'owner' | 'creator';
  readonly id: string;
}

interface CodeRange {
  /** Both included. */
  readonly from?: Date;
  readonly until?: Date;
  readonly max?: number;
  readonly isAscending?: boolean;
}

/** Behind every ISO time. */
const lastTime = ':';

/** Newest first, unless `isAscending`. */
export async function listCodesOf(
  table: Table,
  { holder, id }: CodesOf,
  { from, until, max, isAscending = false }: CodeRange,
): Promise<OwnedCode[]> {
  const query = {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :list AND ownerSk BETWEEN :from AND :until',
    ExpressionAttributeValues: {
      ':list': `${holder.toUpperCase()}#${id}`,
      ':from': `CODE#${from?.toISOString() ?? ''}`,
      ':until': `CODE#${until?.toISOString() ?? lastTime}`,
    },
    ScanIndexForward: isAscending,
  };
  return (await queryAll(table, query, max)).map((item) => OwnedCode.parse(item));
}

/**
 * Codes of a tile of level 8, in the order of the map grid: two of its partitions are such a tile. An entry is about 90
 * bytes, also of those that are skipped.
 */
export async function listCodesOfTile(
  table: Table,
  tile: { readonly x: number; readonly y: number },
  { skip, max }: { readonly skip: number; readonly max: number },
): Promise<string[]> {
  const { latitude, longitude } = tileCentre(8, tile);
  const quarter = 360 / 2 ** 8 / 4;
  const codes: string[] = [];
  for (const each of [latitude + quarter, latitude - quarter]) {
    if (codes.length >= skip + max) break;
    const { partition } = cellKey(each, longitude);
    const query = {
      IndexName: 'byCell',
      KeyConditionExpression: 'cellPk = :cell',
      ExpressionAttributeValues: { ':cell': `CELL#${partition}` },
    };
    const items = await queryAll(table, query, skip + max - codes.length);
    codes.push(...items.map(({ pk }) => String(pk).slice(codeKey('').pk.length)));
  }
  return codes.slice(skip);
}

// An index entry of a cell is about 90 bytes: 170 of them are 16 KB, two read units of an eventual read.
const cellsPerRange = 1400;

/**
 * Counts the codes in a map view, reading at most 16 read units' worth: 8 ranges, or one town's 1,400 codes.
 * @returns complete: false where there may be more than were read, or the view is wider than ranges can cover.
 */
export async function countInBounds(
  table: Table,
  bounds: Bounds,
): Promise<{ count: number; complete: boolean }> {
  const ranges = cellRanges(bounds);
  if (ranges === null) return { count: 0, complete: false };
  const counts = await Promise.all(
    ranges.map(async ({ partition, from, to }) => {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'byCell',
          KeyConditionExpression: 'cellPk = :cell AND cellSk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':cell': `CELL#${partition}`, ':from': from, ':to': to },
          Limit: Math.floor(cellsPerRange / ranges.length),
        }),
      );
      const inside = Items.filter(({ cellSk }) => isInside(partition, String(cellSk), bounds));
      return { count: inside.length, complete: LastEvaluatedKey === undefined };
    }),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    complete: counts.every(({ complete }) => complete),
  };
}

/** Ranges cover somewhat more than the view; the sort key has the exact point. */
function isInside(partition: string, cellSk: string, bounds: Bounds): boolean {
  const { latitude, longitude } = decodeCell(partition, cellSk.slice(0, cellSk.indexOf('#')));
  return (
    latitude <= bounds.north &&
    latitude >= bounds.south &&
    longitude <= bounds.east &&
    longitude >= bounds.west
  );
}
