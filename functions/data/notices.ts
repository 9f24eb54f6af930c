import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import { clearOwned } from './partitions.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';

const Notice = z.lazy(() =>
  z.object({
    id: z.string(),
    /** As it was sent; never changed. */
    body: z.string(),
    clientIp: z.string(),
    receivedAt: z.string(),
    outcome: z.string().optional(),
  }),
);
/** A notice of PayFast, stored before anything is done with it. */
export type Notice = Readonly<z.output<typeof Notice>>;

const noticeKey = (id: string) => ({ pk: `NOTICE#${id}`, sk: 'NOTICE' });
/** Lists those that wait; afterwards a notice is listed with its payment. */
const open = 'NOTICES';
const paymentPartition = (paymentId: string) => `NOTICES#${paymentId}`;

// People may dispute a card payment for 120 days (Visa's and Mastercard's rules); 180 leave time to answer.
const ttlSeconds = 180 * 86_400;

export async function putNewNotice(table: Table, notice: Notice): Promise<void> {
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...noticeKey(notice.id),
        type: 'notice',
        version: 1,
        ownerPk: open,
        ownerSk: `${notice.receivedAt}#${notice.id}`,
        ...notice,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
}

export async function getNotice(table: Table, id: string): Promise<Notice | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: noticeKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Notice.parse(Item);
}

/** Ids of those that wait, the oldest first. The newest may be missing for a moment. */
export async function listOpenNotices(table: Table, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :open',
      ExpressionAttributeValues: { ':open': open },
      Limit: max,
    }),
  );
  return Items.map((item) => z.object({ pk: z.string() }).parse(item).pk.replace('NOTICE#', ''));
}

/** Nobody reads more notices about one payment. */
const maxListed = 50;

/** The notices about a payment that have ended, the earliest first. @throws TableBusy */
export async function listNotices(table: Table, paymentId: string): Promise<Notice[]> {
  const entries = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :payment',
      ExpressionAttributeValues: { ':payment': paymentPartition(paymentId) },
    },
    maxListed,
  );
  const keys = entries.map((entry) => z.object({ pk: z.string(), sk: z.string() }).parse(entry));
  return (await batchGet(table, keys)).map((item) => Notice.parse(item));
}

interface Outcome {
  readonly outcome: string;
  /** Null where no order of ours is meant. */
  readonly paymentId: string | null;
  readonly nowSeconds: number;
}

/** Adds how it ended. Does nothing where another run was faster. */
export async function endNotice(table: Table, id: string, ended: Outcome): Promise<void> {
  const { outcome, paymentId, nowSeconds } = ended;
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: noticeKey(id),
        UpdateExpression:
          paymentId === null
            ? 'SET outcome = :outcome, expiresAt = :expiresAt REMOVE ownerPk, ownerSk ADD version :one'
            : 'SET outcome = :outcome, expiresAt = :expiresAt, ownerPk = :owner ADD version :one',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(outcome)',
        ExpressionAttributeValues: {
          ':outcome': outcome,
          ':expiresAt': nowSeconds + ttlSeconds,
          ':one': 1,
          ...(paymentId !== null && { ':owner': paymentPartition(paymentId) }),
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Deletes some of the notices about a payment: they name the person who paid. @returns whether these were all */
export function clearNotices(table: Table, paymentId: string): Promise<boolean> {
  return clearOwned(table, paymentPartition(paymentId), { since: '', until: '9' });
}
