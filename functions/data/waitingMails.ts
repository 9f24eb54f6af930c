/** The outbox: mails that wait, in the order in which they are due. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mailKey, outbox, waitingKey } from './newMail.ts';
import type { Table } from './table.ts';

const Waiting = z.object({ pk: z.string(), ownerSk: z.string() });

export interface WaitingMail {
  readonly id: string;
  /** Its place in the outbox when it was read. */
  readonly place: string;
}

/** Those that are due at a time, the most overdue first; without a time all. */
export async function listWaitingMails(
  table: Table,
  { dueAt, max }: { readonly dueAt?: Date; readonly max: number },
): Promise<WaitingMail[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :outbox AND ownerSk < :before',
      ExpressionAttributeValues: { ':outbox': outbox, ':before': dueAt?.toISOString() ?? '~' },
      Limit: max,
    }),
  );
  return Items.map((item) => {
    const { pk, ownerSk } = Waiting.parse(item);
    return { id: pk.replace('MAIL#', ''), place: ownerSk };
  });
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
          ':outbox': outbox,
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
