import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const requestFields = {
  id: z.string(),
  userId: z.string(),
  code: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
};
/** The one request of a code that counts: a new one takes the place of one that is over. */
const ChangeRequest = z.discriminatedUnion('status', [
  z.object({ ...requestFields, status: z.literal('pending') }),
  z.object({ ...requestFields, status: z.literal('approved'), approvedAt: z.string() }),
  z.object({ ...requestFields, status: z.literal('rejected'), rejectedAt: z.string() }),
]);
export type ChangeRequest = z.output<typeof ChangeRequest>;

const partitionOf = (userId: string) => `CHANGES#${userId}`;
const requestKey = (userId: string, code: string) => ({ pk: partitionOf(userId), sk: code });

export async function getChangeRequest(
  table: Table,
  userId: string,
  code: string,
): Promise<ChangeRequest | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: requestKey(userId, code), ConsistentRead: true }),
  );
  return Item === undefined ? null : ChangeRequest.parse(Item);
}

/** All of a person's requests, at most one per code. A consistent read: one just made is included. */
export async function listChangeRequests(table: Table, userId: string): Promise<ChangeRequest[]> {
  const items: ChangeRequest[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :requests',
        ExpressionAttributeValues: { ':requests': partitionOf(userId) },
        ConsistentRead: true,
        ...(startKey === undefined ? {} : { ExclusiveStartKey: startKey }),
      }),
    );
    items.push(...(page.Items ?? []).map((item) => ChangeRequest.parse(item)));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
  return items;
}

/** Refused under the label `changeRequest` where another one came since `replaced` was read. */
export function writeChangeRequest(
  request: Omit<ChangeRequest & { status: 'pending' }, 'version'>,
  replaced: ChangeRequest | null,
): Write {
  return {
    label: 'changeRequest',
    Put: {
      Item: {
        ...requestKey(request.userId, request.code),
        type: 'changeRequest',
        ...request,
        version: (replaced?.version ?? 0) + 1,
      },
      ConditionExpression: replaced === null ? 'attribute_not_exists(pk)' : 'version = :replaced',
      ...(replaced !== null && { ExpressionAttributeValues: { ':replaced': replaced.version } }),
    },
  };
}

/** Whether there is one or not. */
export function writeChangeRequestDeleted(userId: string, code: string): Write {
  return { label: 'changeRequest', Delete: { Key: requestKey(userId, code) } };
}
