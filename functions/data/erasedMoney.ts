import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { erasedUserId } from './erased.ts';
import { writeLedgerEntry } from './ledger.ts';
import type { Table } from './table.ts';
import { transactIfAllowed, type Write } from './transact.ts';

/** A transaction takes at most 100 writes; each of these needs two. */
const batch = 25;

const Keyed = z.lazy(() => z.looseObject({ pk: z.string(), sk: z.string() }));
const StoredBundle = z.lazy(() => Keyed.unwrap().extend({ id: z.string(), remaining: z.number().int() }));

async function queryPartition(table: Table, pk: string) {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': pk },
      ConsistentRead: true,
      Limit: batch,
    }),
  );
  return { items: Items, isLast: LastEvaluatedKey === undefined };
}

/** Not all where another run changed one of them first. */
async function write(table: Table, writes: readonly Write[], isLast: boolean): Promise<boolean> {
  if (writes.length === 0) return isLast;
  return (await transactIfAllowed(table, writes)) && isLast;
}

/**
 * Moves some of a person's ledger entries to those of nobody: sums stay, the person and the codes do not.
 * @returns whether these were all
 */
export async function eraseLedgerEntries(table: Table, userId: string): Promise<boolean> {
  const { items, isLast } = await queryPartition(table, `LEDGER#${userId}`);
  const writes = items.flatMap((item): Write[] => {
    const { zarcode: _, ...entry } = Keyed.parse(item);
    return [
      {
        label: 'ledger',
        Delete: { Key: { pk: entry.pk, sk: entry.sk }, ConditionExpression: 'attribute_exists(pk)' },
      },
      {
        label: 'ledger',
        Put: {
          Item: { ...entry, pk: `LEDGER#${erasedUserId}`, userId: erasedUserId },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ];
  });
  return write(table, writes, isLast);
}

/**
 * Deletes some of a person's bundles. What was left of one is written off in the ledger, so that its sum is zero.
 * @param newEntry id and time of a ledger entry
 * @returns whether these were all
 */
export async function eraseBundles(
  table: Table,
  userId: string,
  newEntry: () => { id: string; at: string },
): Promise<boolean> {
  const { items, isLast } = await queryPartition(table, `BUNDLE#${userId}`);
  const writes = items.flatMap((item): Write[] => {
    const { pk, sk, id, remaining } = StoredBundle.parse(item);
    const deletion = {
      label: 'bundle',
      Delete: {
        Key: { pk, sk },
        ConditionExpression: 'remaining = :remaining',
        ExpressionAttributeValues: { ':remaining': remaining },
      },
    };
    if (remaining === 0) return [deletion];
    const writeOff = { kind: 'bundleErased', amountCents: 0, codes: -remaining, bundleId: id } as const;
    return [deletion, writeLedgerEntry({ ...newEntry(), userId: erasedUserId, ...writeOff })];
  });
  return write(table, writes, isLast);
}
