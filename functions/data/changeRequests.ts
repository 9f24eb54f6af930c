import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { queryAll } from './queryAll.ts';
import { placesByOwner, type RowQuery, type TimeRow, unitsOfItem } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** Who decided, and what they wrote to the owner. Requests from before decisions were made here have neither. */
const decision = { decidedBy: z.string().optional(), note: z.string().optional() };

const requestFields = {
  id: z.string(),
  userId: z.string(),
  code: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
};
/** The one request of a code that counts: a new one takes the place of one that is over. */
export const ChangeRequest = z.lazy(() =>
  z.discriminatedUnion('status', [
    z.object({ ...requestFields, status: z.literal('pending') }),
    z.object({ ...requestFields, status: z.literal('approved'), approvedAt: z.string(), ...decision }),
    z.object({ ...requestFields, status: z.literal('rejected'), rejectedAt: z.string(), ...decision }),
  ]),
);
export type ChangeRequest = z.output<typeof ChangeRequest>;

const partitionOf = (userId: string) => `CHANGES#${userId}`;
const requestKey = (userId: string, code: string) => ({ pk: partitionOf(userId), sk: code });

/** When its status began: the order of the admins' lists. */
export function statusSince(request: ChangeRequest): string {
  if (request.status === 'pending') return request.createdAt;
  return request.status === 'approved' ? request.approvedAt : request.rejectedAt;
}

const itemOf = (request: ChangeRequest) => ({
  ...requestKey(request.userId, request.code),
  type: 'changeRequest',
  ownerPk: `REQUESTS#${request.status}`,
  ownerSk: `${statusSince(request)}#${request.id}`,
  ...timeKeys('REQUESTS', request),
  ...request,
});

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

/** Whose request a row is, and of which code. */
export const placeOfRequest = ({ pk, sk }: Pick<TimeRow, 'pk' | 'sk'>) => ({
  userId: pk.slice(partitionOf('').length),
  code: sk,
});

/** In the order of the rows. @throws TableBusy */
export function getListedRequests(table: Table, rows: readonly TimeRow[]): Promise<ChangeRequest[]> {
  return getRows(table, rows, (item) => ChangeRequest.parse(item));
}

/** All of a person's requests, at most one per code. A consistent read: one just made is included. */
export async function listChangeRequests(table: Table, userId: string): Promise<ChangeRequest[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :requests',
    ExpressionAttributeValues: { ':requests': partitionOf(userId) },
    ConsistentRead: true,
  });
  return items.map((item) => ChangeRequest.parse(item));
}

/** Refused under the label `changeRequest` where another one came since `replaced` was read. */
export function writeChangeRequest(
  request: Omit<ChangeRequest & { status: 'pending' }, 'version'>,
  replaced: ChangeRequest | null,
): Write {
  return {
    label: 'changeRequest',
    Put: {
      Item: itemOf({ ...request, version: (replaced?.version ?? 0) + 1 }),
      ConditionExpression: replaced === null ? 'attribute_not_exists(pk)' : 'version = :replaced',
      ...(replaced !== null && { ExpressionAttributeValues: { ':replaced': replaced.version } }),
    },
  };
}

/** Refused under the label `changeRequest` where it changed, or another one came, since it was read. */
export function writeDecision(decided: ChangeRequest, { id, version }: ChangeRequest): Write {
  return {
    label: 'changeRequest',
    Put: {
      Item: itemOf({ ...decided, version: version + 1 }),
      ConditionExpression: 'id = :id AND version = :version',
      ExpressionAttributeValues: { ':id': id, ':version': version },
    },
  };
}

/** Writes nothing. Refused under the label `changeRequest` unless one was approved after a time. */
export function checkApprovedAfter(userId: string, code: string, after: string): Write {
  return {
    label: 'changeRequest',
    ConditionCheck: {
      Key: requestKey(userId, code),
      ConditionExpression: '#status = :approved AND approvedAt > :after',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':approved': 'approved', ':after': after },
    },
  };
}

/** Each is read with its code and its owner. With the counters, half a unit, a page is 10. */
const unitsOfRequest = 3 * unitsOfItem;
const maxUnits = 9.5;

/** Requests of a status, by when they got it: pending ones the oldest first, others the newest first. */
export function pageOfRequests(
  table: Table,
  status: ChangeRequest['status'],
  query: RowQuery,
): Promise<TimePage> {
  return pageOfRows(table, {
    index: placesByOwner,
    parts: [{ partitions: [`REQUESTS#${status}`], start: '' }],
    query,
    isAscending: status === 'pending',
    maxUnits,
    unitsOfThing: unitsOfRequest,
  });
}

/** Whether there is one or not. */
export function writeChangeRequestDeleted(userId: string, code: string): Write {
  return { label: 'changeRequest', Delete: { Key: requestKey(userId, code) } };
}

/** Refused under the label `changeRequest` where it changed, or another one came, since `seen` was read. */
export function writeSeenChangeRequestDeleted(
  userId: string,
  code: string,
  seen: ChangeRequest | null,
): Write {
  return {
    label: 'changeRequest',
    Delete: {
      Key: requestKey(userId, code),
      ...(seen === null
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'id = :id AND version = :version',
            ExpressionAttributeValues: { ':id': seen.id, ':version': seen.version },
          }),
    },
  };
}

/** Puts a deleted one back as it was. */
export function writeChangeRequestRestored(request: ChangeRequest): Write {
  return {
    label: 'changeRequest',
    Put: {
      Item: itemOf({ ...request, version: request.version + 1 }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
