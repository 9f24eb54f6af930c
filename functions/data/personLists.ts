/** Pages of what one person has, in the index by owner. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { placesByOwner, type RowQuery, type TimeIndex } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import type { Table } from './table.ts';
import { privateListOf } from './zarcodes.ts';

const code = 'CODE#';

/** By the time alone: two codes may be of the same one. */
const codesByOwner: TimeIndex = {
  name: 'byOwner',
  partitionKey: 'ownerPk',
  sortKey: 'ownerSk',
  keyOf: (place) => code + (place.split('#')[0] ?? ''),
  // The level at the end of a sort key is no part of its place.
  placeOf: ({ pk, ownerSk }) => `${String(ownerSk).split('#')[1]}#${String(pk).slice(code.length)}`,
};

interface Holders {
  readonly ownerId?: string | undefined;
  readonly creatorId?: string | undefined;
}

/** With whose they are and how many there are, three units, a page is 10. */
const unitsOfCodes = 7;

/** A person's own codes and those of a creator profile, as one list. */
export function pageOfCodes(
  table: Table,
  { ownerId, creatorId }: Holders,
  query: RowQuery,
): Promise<TimePage> {
  const partitions = [
    ...(ownerId === undefined ? [] : [`OWNER#${ownerId}`]),
    ...(creatorId === undefined ? [] : [`CREATOR#${creatorId}`, `CREATOR#${privateListOf(creatorId)}`]),
  ];
  const parts = partitions.length === 0 ? [] : [{ partitions, start: '' }];
  return pageOfRows(table, { index: codesByOwner, parts, query, maxUnits: unitsOfCodes });
}

const paymentsOf = (userId: string) => `PAYMENTS#${userId}`;

/** With whose they are and how many there are, three and a half units, a page is 10; and where they are not counted. */
const unitsOfPayments = { counted: 6.5, uncounted: 9 } as const;

export function pageOfPayments(
  table: Table,
  userId: string,
  { isCounted, ...query }: RowQuery & { readonly isCounted: boolean },
): Promise<TimePage> {
  const parts = [{ partitions: [paymentsOf(userId)], start: '' }];
  const maxUnits = unitsOfPayments[isCounted ? 'counted' : 'uncounted'];
  return pageOfRows(table, { index: placesByOwner, parts, query, maxUnits });
}

/** Entries of 150 bytes: three read units. */
const maxCounted = 150;

/** @returns undefined where there are more than are counted */
export async function countPayments(table: Table, userId: string): Promise<number | undefined> {
  const { Count, LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :owner',
      ExpressionAttributeValues: { ':owner': paymentsOf(userId) },
      Select: 'COUNT',
      Limit: maxCounted + 1,
    }),
  );
  return LastEvaluatedKey === undefined ? Count : undefined;
}
