import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Bundle = z.lazy(() =>
  z.object({
    id: z.string(),
    userId: z.string(),
    total: z.number().int(),
    remaining: z.number().int(),
    createdAt: z.string(),
  }),
);
export type Bundle = z.output<typeof Bundle>;

const partitionOf = (userId: string) => `BUNDLE#${userId}`;
const bundleKey = ({ userId, createdAt, id }: Pick<Bundle, 'userId' | 'createdAt' | 'id'>) => ({
  pk: partitionOf(userId),
  sk: `${createdAt}#${id}`,
});

/** A person's bundles, oldest first. A consistent read: a credit just bought can be used at once. */
export async function listBundles(table: Table, userId: string): Promise<Bundle[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :bundles',
      ExpressionAttributeValues: { ':bundles': partitionOf(userId) },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => Bundle.parse(item));
}

/** The bundles with codes left. */
export async function listActiveBundles(table: Table, userId: string): Promise<Bundle[]> {
  return (await listBundles(table, userId)).filter(({ remaining }) => remaining > 0);
}

/** Takes one code from a bundle. Refused under the label `bundle` where none is left. */
export function writeBundleDebit(bundle: Bundle): Write {
  return {
    label: 'bundle',
    Update: {
      Key: bundleKey(bundle),
      UpdateExpression: 'ADD remaining :minusOne, version :one',
      ConditionExpression: 'remaining > :zero',
      ExpressionAttributeValues: { ':minusOne': -1, ':one': 1, ':zero': 0 },
    },
  };
}

/** Takes prepaid codes back. Refused under the label `bundle` where fewer are left. */
export function writeCodesVoided(bundle: Bundle, count: number): Write {
  return {
    label: 'bundle',
    Update: {
      Key: bundleKey(bundle),
      UpdateExpression: 'ADD remaining :less, version :one',
      ConditionExpression: 'remaining >= :count',
      ExpressionAttributeValues: { ':less': -count, ':count': count, ':one': 1 },
    },
  };
}

export function writeNewBundle(bundle: Bundle): Write {
  return {
    label: 'newBundle',
    Put: {
      Item: { ...bundleKey(bundle), type: 'bundle', version: 1, ...bundle },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
