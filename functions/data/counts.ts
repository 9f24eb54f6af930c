import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Province, provinceAbbreviation, provinces } from '#shared/domain/provinces.ts';
import { monthInJohannesburg } from '#shared/domain/time.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const countsKey = (userId: string) => ({ pk: `COUNTS#${userId}`, sk: 'COUNTS' });
const monthAttribute = (month: string) => `month:${month}`;
const provinceAttribute = (province: Province) => `province:${provinceAbbreviation[province]}`;

const Counts = z.object({ total: z.number() }).catchall(z.unknown());

/** How many codes a person has, made this month, and in how many provinces. Half a read unit. */
export async function getCounts(table: Table, userId: string, now: Date) {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: countsKey(userId) }));
  if (Item === undefined) return { totalCodes: 0, thisMonth: 0, provinces: 0 };
  const counts = Counts.parse(Item);
  const number = (name: string) => z.number().catch(0).parse(counts[name]);
  return {
    totalCodes: counts.total,
    thisMonth: number(monthAttribute(monthInJohannesburg(now))),
    provinces: provinces.filter((province) => number(provinceAttribute(province)) > 0).length,
  };
}

interface Counted {
  readonly ownerId: string;
  readonly province: Province;
  readonly createdAt: string;
}

function addToCounts({ ownerId, province, createdAt }: Counted, by: 1 | -1) {
  return {
    Key: countsKey(ownerId),
    UpdateExpression: 'ADD #total :by, #month :by, #province :by, version :one SET #type = :type',
    ExpressionAttributeNames: {
      '#total': 'total',
      '#month': monthAttribute(monthInJohannesburg(new Date(createdAt))),
      '#province': provinceAttribute(province),
      '#type': 'type',
    },
    ExpressionAttributeValues: { ':by': by, ':one': 1, ':type': 'counts' },
  };
}

/** Counts a new code. With `max`, refused under the label `counts` where the person has that many already. */
export function writeCodeCounted(counted: Counted, max?: number): Write {
  const update = addToCounts(counted, 1);
  if (max === undefined) return { label: 'counts', Update: update };
  return {
    label: 'counts',
    Update: {
      ...update,
      ConditionExpression: 'attribute_not_exists(#total) OR #total < :max',
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':max': max },
    },
  };
}

export function writeCodeUncounted(counted: Counted): Write {
  return { label: 'counts', Update: addToCounts(counted, -1) };
}

/** The code was moved to another province; total and month stay as they are. */
export function writeProvinceMoved(ownerId: string, from: Province, to: Province): Write {
  return {
    label: 'counts',
    Update: {
      Key: countsKey(ownerId),
      UpdateExpression: 'ADD #from :less, #to :more, version :more SET #type = :type',
      ExpressionAttributeNames: {
        '#from': provinceAttribute(from),
        '#to': provinceAttribute(to),
        '#type': 'type',
      },
      ExpressionAttributeValues: { ':less': -1, ':more': 1, ':type': 'counts' },
    },
  };
}
