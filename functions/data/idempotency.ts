import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const SavedResponse = z.lazy(() =>
  z.object({ requestHash: z.string(), answer: z.unknown(), expiresAt: z.number() }),
);
export type SavedResponse = z.output<typeof SavedResponse>;

const idempotencyKey = (userId: string, key: string) => ({ pk: `IDEM#${userId}`, sk: key });

/** The response saved for this key, unless it has expired: items are deleted late, so the time is compared. */
export async function getSavedResponse(
  table: Table,
  userId: string,
  key: string,
  nowSeconds: number,
): Promise<SavedResponse | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: idempotencyKey(userId, key), ConsistentRead: true }),
  );
  if (Item === undefined) return null;
  const savedResponse = SavedResponse.parse(Item);
  return savedResponse.expiresAt > nowSeconds ? savedResponse : null;
}

/** Refused under the label `idempotency` where the key was used within its time. */
export function writeSavedResponse(
  userId: string,
  key: string,
  savedResponse: SavedResponse,
  nowSeconds: number,
): Write {
  return {
    label: 'idempotency',
    Put: {
      Item: { ...idempotencyKey(userId, key), type: 'idempotency', version: 1, ...savedResponse },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': nowSeconds },
    },
  };
}
