import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

const Key = z.object({ pk: z.string(), sk: z.string() });

/** Items that one call deletes. */
const batch = 25;

/** Deletes some items of a partition. @returns whether these were all */
export async function clearPartition(table: Table, pk: string): Promise<boolean> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': pk },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      Limit: batch,
    }),
  );
  await deleteItems(table, Items);
  return LastEvaluatedKey === undefined;
}

/** The same for what the index `byOwner` lists for an owner. */
export async function clearOwned(table: Table, ownerPk: string): Promise<boolean> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :owner',
      ExpressionAttributeValues: { ':owner': ownerPk },
      Limit: batch,
    }),
  );
  await deleteItems(table, Items);
  return LastEvaluatedKey === undefined;
}

async function deleteItems(table: Table, items: readonly unknown[]): Promise<void> {
  await Promise.all(
    items.map((item) =>
      table.client.send(new DeleteCommand({ TableName: table.name, Key: Key.parse(item) })),
    ),
  );
}
