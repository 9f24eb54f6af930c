import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** Beside the creator's other counts. */
const dayKey = (creatorId: string, at: Date) => ({
  pk: `COUNTS#${creatorId}`,
  sk: `DAY#${dayInJohannesburg(at)}`,
});

/** A day later than the day ends, whatever the time. */
const ttlSeconds = 48 * 3600;

/** How many codes a creator has made on the day of `now`. */
export async function getMadeToday(table: Table, creatorId: string, now: Date): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: dayKey(creatorId, now) }),
  );
  return Item === undefined ? 0 : z.object({ made: z.number() }).parse(Item).made;
}

/** Counts a code on its day. Refused under the label `day` where the creator made `max` on it already. */
export function writeDayCounted(creatorId: string, createdAt: string, max: number): Write {
  const at = new Date(createdAt);
  return {
    label: 'day',
    Update: {
      Key: dayKey(creatorId, at),
      UpdateExpression: 'ADD made :one SET #type = :type, version = :one, expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(made) OR made < :max',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':max': max,
        ':type': 'dayCount',
        ':expiresAt': Math.floor(at.getTime() / 1000) + ttlSeconds,
      },
    },
  };
}
