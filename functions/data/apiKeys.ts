/** Keys of the API: each by its id, and the ids of a person's in one item, which limits their number. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { apiScopes, maxApiKeys } from '#shared/domain/apiKeys.ts';
import { batchGet, getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ApiKey = z.lazy(() =>
  z.object({
    id: z.string(),
    userId: z.string(),
    name: z.string(),
    /** Of the pages that may use it; none where servers do. */
    origins: z.array(z.string()),
    scopes: z.array(z.enum(apiScopes)),
    /** Of its secret. */
    hash: z.string(),
    /** Of the secret before the last rotation, and until when it works. */
    previous: z.object({ hash: z.string(), endsAt: z.string() }).optional(),
    createdAt: z.string(),
    dailyCalls: z.number().int(),
    disabled: z.boolean(),
    version: z.number().int(),
  }),
);
export type ApiKey = z.output<typeof ApiKey>;

const apiKeyKey = (id: string) => ({ pk: `APIKEY#${id}`, sk: 'APIKEY' });
const listPartition = (userId: string) => `APIKEYS#${userId}`;
const listKey = (userId: string) => ({ pk: listPartition(userId), sk: 'APIKEYS' });

const KeyList = z.lazy(() => z.object({ keyIds: z.set(z.string()).default(new Set<string>()) }));

/** Consistent: what was revoked or rotated a moment ago counts. */
export async function getApiKey(table: Table, id: string): Promise<ApiKey | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: apiKeyKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : ApiKey.parse(Item);
}

/** In no order. */
export async function listKeyIds(table: Table, userId: string): Promise<string[]> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: listKey(userId), ConsistentRead: true }),
  );
  return Item === undefined ? [] : [...KeyList.parse(Item).keyIds];
}

/** The newest first. @throws TableBusy */
export async function getApiKeys(table: Table, ids: readonly string[]): Promise<ApiKey[]> {
  const items = await batchGet(table, ids.map(apiKeyKey), true);
  return items.map((item) => ApiKey.parse(item)).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** In the order of the rows. Half a read unit each. @throws TableBusy */
export const getListedKeys = (table: Table, rows: readonly TimeRow[]): Promise<ApiKey[]> =>
  getRows(table, rows, (item) => ApiKey.parse(item));

function itemOf(key: ApiKey) {
  return {
    ...apiKeyKey(key.id),
    type: 'apiKey',
    ...key,
    ownerPk: listPartition(key.userId),
    ownerSk: `${key.createdAt}#${key.id}`,
    ...timeKeys('APIKEYS', key),
  };
}

/** Refused under the label `list` where the person has as many as they may. */
export function writeNewApiKey(key: ApiKey): Write[] {
  return [
    {
      label: 'apiKey',
      Put: { Item: itemOf(key), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    {
      label: 'list',
      Update: {
        Key: listKey(key.userId),
        UpdateExpression: 'SET #type = :type ADD keyIds :ids, version :one',
        ConditionExpression: 'attribute_not_exists(keyIds) OR size(keyIds) < :max',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'apiKeyList',
          ':ids': new Set([key.id]),
          ':one': 1,
          ':max': maxApiKeys,
        },
      },
    },
  ];
}

/** Refused under the label `apiKey` where it was changed or revoked since it was read. */
export function writeApiKey(after: Omit<ApiKey, 'version'>, before: ApiKey): Write {
  return {
    label: 'apiKey',
    Put: {
      Item: itemOf({ ...after, version: before.version + 1 }),
      ConditionExpression: 'version = :before',
      ExpressionAttributeValues: { ':before': before.version },
    },
  };
}

/** Refused under the label `apiKey` where it is not this person's, or revoked already. */
export function writeApiKeyRevoked({ id, userId }: Pick<ApiKey, 'id' | 'userId'>): Write[] {
  return [
    {
      label: 'apiKey',
      Delete: {
        Key: apiKeyKey(id),
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
      },
    },
    {
      label: 'list',
      Update: {
        Key: listKey(userId),
        UpdateExpression: 'ADD version :one DELETE keyIds :ids',
        ExpressionAttributeValues: { ':ids': new Set([id]), ':one': 1 },
      },
    },
  ];
}
