import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Suppression = z.object({
  /** The mailbox does not exist or refuses us, or its owner called our mail spam. */
  reason: z.enum(['bounce', 'complaint']),
  at: z.string(),
});
export type Suppression = z.output<typeof Suppression>;

const suppressionKey = (email: string) => ({ pk: `SUPPRESS#${email.toLowerCase()}`, sk: 'SUPPRESS' });

/** @returns why an address gets no more mail, null where it does. */
export async function getSuppression(table: Table, email: string): Promise<Suppression | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: suppressionKey(email) }),
  );
  return Item === undefined ? null : Suppression.parse(Item);
}

/** The first reason stays: events come again, and in any order. */
export async function suppress(table: Table, email: string, suppression: Suppression): Promise<void> {
  const Item = { ...suppressionKey(email), type: 'suppression', version: 1, ...suppression };
  try {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** With the account of the address. If it bounces again or complains again, it is suppressed again. */
export function writeSuppressionErased(email: string): Write {
  return { label: 'suppression', Delete: { Key: suppressionKey(email) } };
}
