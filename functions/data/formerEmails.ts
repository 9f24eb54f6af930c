import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hashed } from './hashed.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** An address that an account had before: only its hash, by which an erasure finds what was stored under it. */
const FormerEmail = z.object({ sk: z.string() });

const partitionOf = (userId: string) => `FORMER#${userId}`;

/** Written with the change of the address. */
export function writeFormerEmail(userId: string, email: string): Write {
  return {
    label: 'formerEmail',
    Put: { Item: { pk: partitionOf(userId), sk: hashed(email), type: 'formerEmail', version: 1 } },
  };
}

/** The hashes, one for each address. A person changes it a few times in a life. */
export async function listFormerEmailHashes(table: Table, userId: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :former',
      ExpressionAttributeValues: { ':former': partitionOf(userId) },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => FormerEmail.parse(item).sk);
}
