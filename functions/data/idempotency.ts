import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Remembered = z.object({ requestHash: z.string(), answer: z.unknown(), expiresAt: z.number() });
export type Remembered = z.output<typeof Remembered>;

const idempotencyKey = (userId: string, key: string) => ({ pk: `IDEM#${userId}`, sk: key });

/** What was answered to this key, unless that is over: items are deleted late, so the time is looked at. */
export async function getRemembered(
  table: Table,
  userId: string,
  key: string,
  nowSeconds: number,
): Promise<Remembered | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: idempotencyKey(userId, key), ConsistentRead: true }),
  );
  if (Item === undefined) return null;
  const remembered = Remembered.parse(Item);
  return remembered.expiresAt > nowSeconds ? remembered : null;
}

/** Refused under the label `idempotency` where the key was used within its time. */
export function writeRemembered(
  userId: string,
  key: string,
  remembered: Remembered,
  nowSeconds: number,
): Write {
  return {
    label: 'idempotency',
    Put: {
      Item: { ...idempotencyKey(userId, key), type: 'idempotency', version: 1, ...remembered },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': nowSeconds },
    },
  };
}
