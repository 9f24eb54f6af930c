import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AuditEntry, auditedPartition, writeAuditEntry } from './audit.ts';
import { erasedUserId } from './erased.ts';
import type { Table } from './table.ts';
import { transactIfAllowed, type Write } from './transact.ts';

const Key = z.lazy(() => z.object({ pk: z.string(), sk: z.string() }));

/** Entries that one call changes. */
const batch = 25;

/**
 * Takes what it says off some of the entries that concern a person: who did what when stays. The account itself is in
 * their keys, so those are written anew. @returns whether these were all
 */
export async function eraseAudit(table: Table, userId: string): Promise<boolean> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :person',
      ExpressionAttributeValues: { ':person': auditedPartition(userId) },
      Limit: batch,
    }),
  );
  for (const item of Items) await eraseEntry(table, Key.parse(item), userId);
  return LastEvaluatedKey === undefined;
}

async function eraseEntry(table: Table, key: z.output<typeof Key>, userId: string): Promise<void> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: Key.parse(key), ConsistentRead: true }),
  );
  // The index still lists one that was erased a moment ago.
  if (Item === undefined) return;
  const { userId: _, reason: __, ...entry } = AuditEntry.parse(Item);
  const isAccount = entry.kind === 'user' && entry.targetId === userId;
  const writes: Write[] = isAccount
    ? [
        { label: 'old', Delete: { Key: key, ConditionExpression: 'attribute_exists(pk)' } },
        writeAuditEntry({ ...entry, targetId: erasedUserId, changes: [] }),
      ]
    : [
        {
          label: 'audit',
          Update: {
            Key: key,
            UpdateExpression: 'SET changes = :none REMOVE reason, userId, ownerPk, ownerSk ADD version :one',
            ConditionExpression: 'userId = :person',
            ExpressionAttributeValues: { ':none': [], ':one': 1, ':person': userId },
          },
        },
      ];
  // Refused where another run was faster.
  await transactIfAllowed(table, writes);
}
