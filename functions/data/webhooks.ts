/**
 * Where a key's owner wants to be told of changes of the codes that the key has saved, and when its queue is looked at next
 * (docs/decisions/0098-webhooks.md).
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Webhook = z.lazy(() =>
  z.object({
    keyId: z.string(),
    ownerId: z.string(),
    url: z.string(),
    secret: z.string(),
    /** Still signs beside it, until then. */
    formerSecret: z.object({ secret: z.string(), until: z.string() }).optional(),
    createdAt: z.string(),
    pausedAt: z.string().optional(),
    /** What failed before it counts no more. */
    resumedAt: z.string().optional(),
    /** Since when nothing has been delivered. */
    failingSince: z.string().optional(),
    /** When the job looks at its queue; absent while that is empty or paused. */
    dueAt: z.string().optional(),
    /** One run works on its queue until then at the latest. */
    leasedUntil: z.string().optional(),
    version: z.number().int(),
  }),
);
export type Webhook = Readonly<z.output<typeof Webhook>>;

/** It goes with the key. */
export const webhookPartition = (keyId: string): string => `WEBHOOK#${keyId}`;
const webhookKey = (keyId: string) => ({ pk: webhookPartition(keyId), sk: 'WEBHOOK' });
const withQueue = 'WEBHOOKS';
const dueKey = (dueAt: string, keyId: string) => `${dueAt}#${keyId}`;

function itemOf(webhook: Webhook) {
  const { keyId, dueAt } = webhook;
  return {
    ...webhookKey(keyId),
    type: 'webhook',
    ...webhook,
    ...(dueAt !== undefined && { ownerPk: withQueue, ownerSk: dueKey(dueAt, keyId) }),
  };
}

export async function getWebhook({ client, name }: Table, keyId: string): Promise<Webhook | null> {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: webhookKey(keyId), ConsistentRead: true }),
  );
  return Item === undefined ? null : Webhook.parse(Item);
}

/** The keys whose queues are to be looked at, the one that waits longest first; and those that have ended. */
export async function listDueWebhooks(table: Table, now: string): Promise<string[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :withQueue AND ownerSk <= :now',
    ExpressionAttributeValues: { ':withQueue': withQueue, ':now': dueKey(now, '~') },
  });
  return [...new Set(items.map(({ pk }) => String(pk).slice(webhookPartition('').length)))];
}

/** With the end of a key: the job clears what it had. */
export const writeKeyEnded = (keyId: string, now: string): Write => ({
  label: 'keyEnded',
  Put: {
    Item: {
      pk: webhookPartition(keyId),
      sk: 'ENDED',
      type: 'keyEnded',
      version: 1,
      ownerPk: withQueue,
      ownerSk: dueKey(now, keyId),
    },
  },
});

/** Refused under the label `webhook` where the key has one. */
export const writeNewWebhook = (webhook: Webhook): Write => ({
  label: 'webhook',
  Put: { Item: itemOf(webhook), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Refused under the label `webhook` where it changed since it was read, also by what was queued. */
export const writeWebhook = (changed: Webhook): Write => ({
  label: 'webhook',
  Put: {
    Item: itemOf({ ...changed, version: changed.version + 1 }),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': changed.version },
  },
});

/** With a delivery that is queued. A time that it has stays. Refused under the label `webhook` where there is none, or it is paused. */
export const writeDue = (keyId: string, now: string): Write => ({
  label: 'webhook',
  Update: {
    Key: webhookKey(keyId),
    UpdateExpression:
      'SET dueAt = if_not_exists(dueAt, :now), ownerPk = :withQueue, ownerSk = if_not_exists(ownerSk, :due) ADD version :one',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(pausedAt)',
    ExpressionAttributeValues: {
      ':now': now,
      ':withQueue': withQueue,
      ':due': dueKey(now, keyId),
      ':one': 1,
    },
  },
});

/** With a delivery that is queued while it is paused. Refused under the label `webhook` where it is not. */
export const checkPaused = (keyId: string): Write => ({
  label: 'webhook',
  ConditionCheck: { Key: webhookKey(keyId), ConditionExpression: 'attribute_exists(pausedAt)' },
});

/** Refused under the label `webhook` where there is none. */
export const writeWebhookDeleted = (keyId: string): Write => ({
  label: 'webhook',
  Delete: { Key: webhookKey(keyId), ConditionExpression: 'attribute_exists(pk)' },
});
