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

/** How many codes a creator has made or reserved on the day of `now`. */
export async function getMadeToday(table: Table, creatorId: string, now: Date): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: dayKey(creatorId, now) }),
  );
  return Item === undefined ? 0 : z.object({ made: z.number() }).parse(Item).made;
}

/**
 * Counts codes on their day, made or reserved. Refused under the label `day` where the creator would have more than
 * `max` on it. @param count at most `max`
 */
export function writeDayCounted(creatorId: string, createdAt: string, max: number, count = 1): Write {
  const at = new Date(createdAt);
  return {
    label: 'day',
    Update: {
      Key: dayKey(creatorId, at),
      UpdateExpression: 'ADD made :count SET #type = :type, version = :one, expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(made) OR made <= :before',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':count': count,
        ':before': max - count,
        ':type': 'dayCount',
        ':expiresAt': Math.floor(at.getTime() / 1000) + ttlSeconds,
      },
    },
  };
}
