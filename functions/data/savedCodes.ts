/** The codes that shops have stored, and want to be told about: an item of each key and code. */
import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { maxSavedCodes } from '#shared/domain/webhooks.ts';
import { batchGet } from './batchGet.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';

const saversOf = (code: string) => `SAVERS#${code}`;
const listOf = (keyId: string) => `SAVED#${keyId}`;
const countKey = (keyId: string) => ({ pk: `WEBHOOK#${keyId}`, sk: 'SAVED' });
const keyOf = (keyId: string, code: string) => ({ pk: saversOf(code), sk: keyId });

const Saved = z.lazy(() => z.object({ pk: z.string(), sk: z.string() }));

/** The keys that stored a code. */
export async function listSavers(table: Table, code: string): Promise<string[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :savers',
    ExpressionAttributeValues: { ':savers': saversOf(code) },
    ProjectionExpression: 'pk, sk',
  });
  return items.map((item) => Saved.parse(item).sk);
}

/** Which of these a key has stored. */
export async function savedOf(table: Table, keyId: string, codes: readonly string[]): Promise<Set<string>> {
  const items = await batchGet(
    table,
    codes.map((code) => keyOf(keyId, code)),
    true,
  );
  return new Set(items.map((item) => Saved.parse(item).pk.slice(saversOf('').length)));
}

const Count = z.lazy(() => z.object({ codes: z.number().int() }));

/** How many a key has saved. */
export async function countSaved({ client, name }: Table, keyId: string): Promise<number> {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: countKey(keyId), ConsistentRead: true }),
  );
  return Item === undefined ? 0 : Count.parse(Item).codes;
}

function writeCount(keyId: string, more: number): Write {
  return {
    label: 'count',
    Update: {
      Key: countKey(keyId),
      UpdateExpression: 'ADD codes :more, version :one SET #type = :type',
      ConditionExpression: 'attribute_not_exists(codes) OR codes <= :room',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':more': more,
        ':room': maxSavedCodes - more,
        ':one': 1,
        ':type': 'savedCodeCount',
      },
    },
  };
}

/**
 * Stores codes that the key has not: all or none.
 * @throws ConditionFailed under the label `count` where they would be too many, under `saved` where one came meanwhile
 */
export function saveCodes(table: Table, keyId: string, codes: readonly string[], at: string): Promise<void> {
  return transact(table, [
    writeCount(keyId, codes.length),
    ...codes.map((code) => ({
      label: 'saved',
      Put: {
        Item: {
          ...keyOf(keyId, code),
          type: 'savedCode',
          version: 1,
          savedAt: at,
          ownerPk: listOf(keyId),
          ownerSk: code,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
  ]);
}

/** @throws ConditionFailed under the label `saved` where one went meanwhile */
export function forgetCodes(table: Table, keyId: string, codes: readonly string[]): Promise<void> {
  return transact(table, [
    writeCount(keyId, -codes.length),
    ...codes.map((code) => ({
      label: 'saved',
      Delete: { Key: keyOf(keyId, code), ConditionExpression: 'attribute_exists(pk)' },
    })),
  ]);
}

export interface SavedPage {
  /** Without hyphens, in the order of the alphabet. */
  readonly codes: readonly string[];
  /** The last, where more follow. */
  readonly next: string | null;
}

/** A key's codes after one of them; what was stored a moment ago may be missing. */
export async function listSaved(
  table: Table,
  keyId: string,
  { after, max }: { readonly after: string | null; readonly max: number },
): Promise<SavedPage> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: `ownerPk = :list${after === null ? '' : ' AND ownerSk > :after'}`,
      ExpressionAttributeValues: { ':list': listOf(keyId), ...(after !== null && { ':after': after }) },
      Limit: max,
    }),
  );
  const codes = Items.map((item) => Saved.parse(item).pk.slice(saversOf('').length));
  return { codes, next: LastEvaluatedKey === undefined ? null : (codes.at(-1) ?? null) };
}

/** Some of a key's codes go with it, and with the last their count. @returns whether these were all */
export async function clearSaved(table: Table, keyId: string): Promise<boolean> {
  const { codes, next } = await listSaved(table, keyId, { after: null, max: 100 });
  const remove = (Key: ReturnType<typeof keyOf>) =>
    table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  await Promise.all(codes.map((code) => remove(keyOf(keyId, code))));
  if (next !== null) return false;
  await remove(countKey(keyId));
  return true;
}
