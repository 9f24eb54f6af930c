import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import { hashed } from './hashed.ts';
import type { Table } from './table.ts';

const Suppression = z.lazy(() =>
  z.object({
    /** The mailbox does not exist or refuses us, its owner called our mail spam, or SES takes no mail to such an address. */
    reason: z.enum(['bounce', 'complaint', 'refused']),
    at: z.string(),
  }),
);
export type Suppression = z.output<typeof Suppression>;

/** By the hash of the address, which then names nobody once the account is erased. */
const suppressionKey = (emailHash: string) => ({ pk: `SUPPRESS#${emailHash}`, sk: 'SUPPRESS' });
const keyOfEmail = (email: string) => suppressionKey(hashed(email.toLowerCase()));

/** @returns why an address gets no more mail, null where it does. */
export async function getSuppression(table: Table, email: string): Promise<Suppression | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOfEmail(email), ConsistentRead: true }),
  );
  return Item === undefined ? null : Suppression.parse(Item);
}

/** How many of these addresses, which all differ, get no more mail. @throws TableBusy */
export async function countSuppressed(table: Table, emails: readonly string[]): Promise<number> {
  return (await batchGet(table, emails.map(keyOfEmail))).length;
}

/** The first reason stays: events come again, and in any order. */
export async function suppress(table: Table, email: string, suppression: Suppression): Promise<void> {
  const Item = {
    ...keyOfEmail(email),
    type: 'suppression',
    version: 1,
    ...suppression,
  };
  try {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** If it bounces again or complains again, it is suppressed again. @param emailHash of the address in lower case */
export async function clearSuppression(table: Table, emailHash: string): Promise<void> {
  const Key = suppressionKey(emailHash);
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  if (Item !== undefined) await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
}
