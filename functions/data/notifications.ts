import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { StoredBought } from './bought.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Content = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('payment'),
      paymentId: z.string(),
      description: z.string(),
      bought: StoredBought.optional(),
    }),
    z.object({
      kind: z.literal('changeRequest'),
      code: z.string(),
      decision: z.enum(['approved', 'rejected']),
    }),
    z.object({ kind: z.literal('messageReply'), subject: z.string() }),
    z.object({
      kind: z.literal('importEnded'),
      importId: z.string(),
      name: z.string(),
      made: z.number().int(),
      isWhole: z.boolean(),
    }),
    z.object({ kind: z.enum(['pinTries', 'gateSuggested', 'wrongPlace', 'codeClaimed']), code: z.string() }),
  ]),
);

const Notification = z.lazy(() =>
  z.object({ id: z.string(), userId: z.string(), at: z.string(), content: Content }),
);
export type Notification = z.output<typeof Notification>;

const ReadMark = z.lazy(() => z.object({ sk: z.literal('READ'), upTo: z.string() }));

/** A quarter: what is older is not news, and can be found with its payment or code (docs/product/mail.md#bell). */
const storedMs = 90 * 86_400_000;

const partitionOf = (userId: string) => `NOTES#${userId}`;
/** Behind all times in the order of the sort keys, so that a Query from the newest on reads it first. */
const readMarkKey = (userId: string) => ({ pk: partitionOf(userId), sk: 'READ' });

/** What happened for a person, written in the transaction of its cause. */
export function writeNotification(notification: Notification): Write {
  const { id, userId, at } = notification;
  return {
    label: 'notification',
    Put: {
      Item: {
        pk: partitionOf(userId),
        sk: `${at}#${id}`,
        type: 'notification',
        version: 1,
        expiresAt: Math.ceil((Date.parse(at) + storedMs) / 1000),
        ...notification,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

export interface Notifications {
  /** Newest first. */
  readonly items: readonly Notification[];
  /** Notifications up to this time were read. */
  readonly readUpTo: string;
}

/**
 * A person's newest notifications, at most `max`, and up to when they were read. One Query; its lower bound leaves out
 * what the TTL has not deleted yet. A consistent read: the bell requests it right after a change.
 */
export async function listNotifications(
  table: Table,
  userId: string,
  { now, max }: { now: Date; max: number },
): Promise<Notifications> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :notifications AND sk > :oldest',
      ExpressionAttributeValues: {
        ':notifications': partitionOf(userId),
        ':oldest': new Date(now.getTime() - storedMs).toISOString(),
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: max + 1,
    }),
  );
  const mark = ReadMark.safeParse(Items[0]);
  const items = Items.flatMap((item) => {
    // A version that is being deployed may write kinds that this one doesn't know.
    const { data } = Notification.safeParse(item);
    return data === undefined ? [] : [data];
  });
  return { items: items.slice(0, max), readUpTo: mark.success ? mark.data.upTo : '' };
}

/** Only forwards: where another tab has read further, that stays. */
export async function markNotificationsRead(table: Table, userId: string, upTo: string): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: readMarkKey(userId),
        UpdateExpression: 'SET upTo = :upTo, #type = :type ADD version :one',
        ConditionExpression: 'attribute_not_exists(upTo) OR upTo < :upTo',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':upTo': upTo, ':type': 'notificationsRead', ':one': 1 },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
