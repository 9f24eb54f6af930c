import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { secretHash as hashOf } from './secrets.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** One per person: a new request voids the link before. The secret is only in the mail, here is its hash. */
const Reset = z.lazy(() => z.object({ secretHash: z.string(), expiresAt: z.number() }));

const resetKey = (userId: string) => ({ pk: `RESET#${userId}`, sk: 'RESET' });

/** `expiresAt` in epoch seconds. */
export async function putReset(
  table: Table,
  reset: { userId: string; secret: string; expiresAt: number },
): Promise<void> {
  const { userId, secret, expiresAt } = reset;
  const item = { type: 'reset', version: 1, secretHash: hashOf(secret), expiresAt };
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...resetKey(userId), ...item } }));
}

/** Whether the secret is the one that was mailed last, unused and unexpired. */
export async function isOpenReset(
  table: Table,
  userId: string,
  secret: string,
  nowSeconds: number,
): Promise<boolean> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: resetKey(userId), ConsistentRead: true }),
  );
  if (Item === undefined) return false;
  const { secretHash, expiresAt } = Reset.parse(Item);
  return secretHash === hashOf(secret) && expiresAt > nowSeconds;
}

/** Refused under the label `reset` where it was used before, is not the last one, or has expired. */
export function writeResetUsed(userId: string, secret: string, nowSeconds: number): Write {
  return {
    label: 'reset',
    Delete: {
      Key: resetKey(userId),
      ConditionExpression: 'secretHash = :hash AND expiresAt > :now',
      ExpressionAttributeValues: { ':hash': hashOf(secret), ':now': nowSeconds },
    },
  };
}

/** For when the account itself has changed: a link that was mailed before must not work any more. */
export function writeNoReset(userId: string): Write {
  return { label: 'noReset', Delete: { Key: resetKey(userId) } };
}
