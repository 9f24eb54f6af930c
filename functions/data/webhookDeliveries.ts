/**
 * What a key's owner is to be told, and was: an item of each change, in the key's queue until its receiver has taken it, then
 * for a while in its log (docs/decisions/0098-webhooks.md).
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { webhookEvents } from '#shared/domain/webhooks.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Delivery = z.lazy(() =>
  z.object({
    keyId: z.string(),
    /** By which a receiver knows it again. */
    id: z.string(),
    event: z.enum(webhookEvents),
    code: z.string(),
    /** When the code changed. */
    at: z.string(),
    /** The text that is sent. */
    body: z.string(),
    attempts: z.number().int(),
    /** No attempt before it. */
    nextAt: z.string(),
    attemptedAt: z.string().optional(),
    firstFailedAt: z.string().optional(),
    /** Of the last attempt: the receiver's status, or why there was none. */
    result: z.string().optional(),
    deliveredAt: z.string().optional(),
  }),
);
export type Delivery = Readonly<z.output<typeof Delivery>>;

const daysOfLog = 30;

type Which = Pick<Delivery, 'keyId' | 'at' | 'id'>;
const queueOf = (keyId: string) => `DELIVER#${keyId}`;
const logOf = (keyId: string) => `DELIVERED#${keyId}`;
const queueKey = ({ keyId, at, id }: Which) => ({ pk: queueOf(keyId), sk: `${at}#${id}` });
const logKey = ({ keyId, at, id }: Which) => ({ pk: logOf(keyId), sk: `${at}#${id}` });

const queued = (delivery: Delivery) => ({
  ...queueKey(delivery),
  type: 'delivery',
  version: delivery.attempts + 1,
  ...delivery,
});

/** Refused under the label `delivery` where it is waiting already, `delivered` where it is in the log. */
export const writesQueued = (delivery: Delivery): readonly Write[] => [
  {
    label: 'delivery',
    Put: { Item: queued(delivery), ConditionExpression: 'attribute_not_exists(pk)' },
  },
  {
    label: 'delivered',
    ConditionCheck: { Key: logKey(delivery), ConditionExpression: 'attribute_not_exists(pk)' },
  },
];

/** From the log to the queue, once more. Refused under the label `log` where it is not there any more. */
export const writesQueuedAgain = (delivery: Delivery): readonly Write[] => [
  { label: 'log', Delete: { Key: logKey(delivery), ConditionExpression: 'attribute_exists(pk)' } },
  {
    label: 'delivery',
    Put: { Item: queued(delivery), ConditionExpression: 'attribute_not_exists(pk)' },
  },
];

/** After an attempt that failed. Refused under the label `delivery` where it is not waiting any more. */
export const writeAttempt = (delivery: Delivery): Write => ({
  label: 'delivery',
  Put: { Item: queued(delivery), ConditionExpression: 'attribute_exists(pk)' },
});

/** From the queue to the log. Refused under the label `delivery` where it is not waiting any more. */
export const writesDelivered = (delivery: Delivery & { readonly deliveredAt: string }): readonly Write[] => [
  { label: 'delivery', Delete: { Key: queueKey(delivery), ConditionExpression: 'attribute_exists(pk)' } },
  {
    label: 'log',
    Put: {
      Item: {
        ...logKey(delivery),
        type: 'delivered',
        version: 1,
        ...delivery,
        expiresAt: Math.ceil(Date.parse(delivery.deliveredAt) / 1000) + daysOfLog * 86_400,
      },
    },
  },
];

async function listFrom(
  table: Table,
  partition: string,
  { max, isNewestFirst, after }: { max: number; isNewestFirst: boolean; after?: Which | undefined },
): Promise<Delivery[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ConsistentRead: true,
      ScanIndexForward: !isNewestFirst,
      Limit: max,
      ...(after !== undefined && { ExclusiveStartKey: queueKey(after) }),
    }),
  );
  return Items.map((item) => Delivery.parse(item));
}

/** The first of a queue, or the next ones after one of it; the oldest change first. */
export const listWaiting = (table: Table, keyId: string, max: number, after?: Which): Promise<Delivery[]> =>
  listFrom(table, queueOf(keyId), { max, isNewestFirst: false, after });

/** The newest changes that were delivered, newest first. */
export const listDelivered = (table: Table, keyId: string, max: number): Promise<Delivery[]> =>
  listFrom(table, logOf(keyId), { max, isNewestFirst: true });

/** Their partitions, which go with the key. */
export const deliveryPartitions = (keyId: string): readonly string[] => [queueOf(keyId), logOf(keyId)];
