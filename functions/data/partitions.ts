import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

/** The owner: an account's id, or the hash of an email address that was theirs between two times. */
export interface Whose {
  readonly who: string;
  /** Empty for always. */
  readonly since: string;
  readonly until: string;
}

const Key = z.lazy(() => z.object({ pk: z.string(), sk: z.string() }));

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

/** The same for what the index `byOwner` lists for an owner between two times. */
export async function clearOwned(
  table: Table,
  ownerPk: string,
  time: Pick<Whose, 'since' | 'until'>,
): Promise<boolean> {
  const { keys, isAll } = await listOwnedKeys(table, ownerPk, time);
  await deleteItems(table, keys);
  return isAll;
}

/** Some of what the index `byOwner` lists for an owner between two times, with which its sort keys begin. */
export async function listOwnedKeys(
  table: Table,
  ownerPk: string,
  { since, until }: Pick<Whose, 'since' | 'until'>,
): Promise<{ keys: z.output<typeof Key>[]; isAll: boolean }> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :owner AND ownerSk BETWEEN :since AND :until',
      // A key is never compared with an empty text. The end is behind the id that follows the time.
      ExpressionAttributeValues: { ':owner': ownerPk, ':since': since || '0', ':until': `${until}~` },
      Limit: batch,
    }),
  );
  return { keys: Items.map((item) => Key.parse(item)), isAll: LastEvaluatedKey === undefined };
}

async function deleteItems(table: Table, items: readonly unknown[]): Promise<void> {
  await Promise.all(
    items.map((item) =>
      table.client.send(new DeleteCommand({ TableName: table.name, Key: Key.parse(item) })),
    ),
  );
}
