/** How many calls of a key were counted on each day: one item for each, which expires. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { endOfDay } from '#shared/domain/time.ts';
import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';

const usagePartition = (keyId: string) => `APIUSAGE#${keyId}`;
const keptDays = 60;

const Usage = z.lazy(() => z.object({ sk: z.string(), calls: z.number().int() }));

export interface DayUsage {
  readonly day: string;
  readonly calls: number;
}

interface Counted {
  readonly keyId: string;
  /** Of Johannesburg. */
  readonly day: string;
  readonly count: number;
}

interface Lease extends Counted {
  /** Of the day: not one more is counted. */
  readonly quota: number;
}

export interface Leased {
  readonly isTaken: boolean;
  /** Counted on the day, by all processes together. */
  readonly calls: number;
}

/** Counts calls of a day before they are made. Takes all of them or none. */
export async function takeCalls(table: Table, lease: Lease): Promise<Leased> {
  const { keyId, day, count, quota } = lease;
  const expiresAt = Math.floor(endOfDay(day).getTime() / 1000) + keptDays * 86_400;
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: usagePartition(keyId), sk: day },
        UpdateExpression: 'ADD calls :count, version :one SET #type = :type, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(calls) OR calls <= :room',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':count': count,
          ':one': 1,
          ':type': 'apiUsage',
          ':expiresAt': expiresAt,
          ':room': quota - count,
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { isTaken: true, calls: Usage.parse(Attributes).calls };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // Without the item there is no room either.
    const calls = error.Item === undefined ? quota : Usage.parse(unmarshall(error.Item)).calls;
    return { isTaken: false, calls };
  }
}

/** Takes back what is counted and was not served. */
export async function returnCalls({ client, name }: Table, { keyId, day, count }: Counted): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: usagePartition(keyId), sk: day },
      UpdateExpression: 'ADD calls :less, version :one',
      ExpressionAttributeValues: { ':less': -count, ':one': 1 },
    }),
  );
}

/** The last days with calls, the newest first. Half a read unit for sixty. */
export async function readUsage(table: Table, keyId: string, maxDays: number): Promise<DayUsage[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :key',
      ExpressionAttributeValues: { ':key': usagePartition(keyId) },
      ScanIndexForward: false,
      Limit: maxDays,
    }),
  );
  return Items.map((item) => Usage.parse(item))
    .map(({ sk, calls }) => ({ day: sk, calls }))
    .filter(({ calls }) => calls > 0);
}

/** Deletes some of a key. @returns whether these were all */
export const clearUsage = (table: Table, keyId: string): Promise<boolean> =>
  clearPartition(table, usagePartition(keyId));
