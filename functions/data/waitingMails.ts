/** The outbox: mails that wait, in the order in which they are due. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, type QueryCommandOutput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mailKey, outboxes, outboxOf, waitingKey } from './newMail.ts';
import type { Table } from './table.ts';

const Waiting = z.lazy(() => z.object({ pk: z.string(), ownerSk: z.string() }));

export interface WaitingMail {
  readonly id: string;
  /** Its place in the outbox when it was read. */
  readonly place: string;
}

/** Entries of a shard that are read at once. */
const pageSize = 25;

/**
 * The mails that are due at a time; without a time, all. A page holds the next ones of each shard, the most overdue
 * first, so that no shard waits for another.
 */
export async function* waitingMails(table: Table, dueAt?: Date): AsyncGenerator<readonly WaitingMail[]> {
  let open = outboxes.map((shard) => ({ shard, from: undefined as QueryCommandOutput['LastEvaluatedKey'] }));
  while (open.length > 0) {
    const pages = await Promise.all(
      open.map(async ({ shard, from }) => {
        const { Items = [], LastEvaluatedKey } = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            IndexName: 'byOwner',
            KeyConditionExpression: 'ownerPk = :shard AND ownerSk < :before',
            ExpressionAttributeValues: { ':shard': shard, ':before': dueAt?.toISOString() ?? '~' },
            Limit: pageSize,
            ...(from !== undefined && { ExclusiveStartKey: from }),
          }),
        );
        return { shard, items: Items, from: LastEvaluatedKey };
      }),
    );
    yield pages.flatMap(({ items }) => items.map(toWaiting)).toSorted((a, b) => (a.place < b.place ? -1 : 1));
    open = pages.filter(({ from }) => from !== undefined);
  }
}

function toWaiting(item: unknown): WaitingMail {
  const { pk, ownerSk } = Waiting.parse(item);
  return { id: pk.replace('MAIL#', ''), place: ownerSk };
}

/**
 * Lets it wait until a time.
 * @param place where given: only if it is still there, so that of two runs one tries it
 * @returns whether it waits until then
 */
export async function postponeMail(
  table: Table,
  { id, place }: { readonly id: string; readonly place?: string },
  until: Date,
): Promise<boolean> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: mailKey(id),
        UpdateExpression: 'SET ownerSk = :until ADD version :one',
        ConditionExpression: `ownerPk = :outbox${place === undefined ? '' : ' AND ownerSk = :place'}`,
        ExpressionAttributeValues: {
          ':outbox': outboxOf(id),
          ':until': waitingKey(until, id),
          ':one': 1,
          ...(place !== undefined && { ':place': place }),
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
