import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const key = { pk: 'UNREAD', sk: 'UNREAD' };
const Unread = z.lazy(() => z.object({ unread: z.number().int() }));

/** How many messages wait for an admin. Half a read unit. */
export async function countUnreadMessages(table: Table): Promise<number> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key }));
  return Item === undefined ? 0 : Unread.parse(Item).unread;
}

/** Belongs into the transaction that adds, changes or deletes a message. Nothing where the number stays. */
export function writeUnreadChanged(by: number): Write[] {
  if (by === 0) return [];
  return [
    {
      label: 'unread',
      Update: {
        Key: key,
        UpdateExpression: 'ADD unread :by, version :one SET #type = :type',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':by': by, ':one': 1, ':type': 'unread' },
      },
    },
  ];
}
