import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { accessPartition } from './accessPartition.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const pinKey = (code: string) => ({ pk: accessPartition(code), sk: 'PIN' });

const Pin = z.lazy(() => z.object({ hash: z.string() }));

/** @returns null where the code has no PIN */
export async function getPinHash(table: Table, code: string): Promise<string | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: pinKey(code), ConsistentRead: true }),
  );
  return Item === undefined ? null : Pin.parse(Item).hash;
}

export const writePin = (code: string, hash: string): Write => ({
  label: 'pin',
  Put: { Item: { ...pinKey(code), type: 'pin', version: 1, hash } },
});

export const deletePin = (code: string): Write => ({ label: 'pin', Delete: { Key: pinKey(code) } });
