/** Numbers without gaps: a transaction that is refused takes none (docs/decisions/0043-invoices-and-refunds.md). */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** For invoices. Payments that moved no money have their own series, so that real ones start at 1. */
export const invoiceSeries = ['INV', 'TEST'] as const;
/** The same for credit notes. */
export const creditSeries = ['CN', 'TEST-CN'] as const;
export type NumberSeries = (typeof invoiceSeries)[number] | (typeof creditSeries)[number];

const counterKey = (series: NumberSeries) => ({ pk: `NUMBERS#${series}`, sk: 'NUMBERS' });

/** 0 before the first. */
export async function getLastNumber(table: Table, series: NumberSeries): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: counterKey(series), ConsistentRead: true }),
  );
  return z.object({ last: z.number().int().default(0) }).parse(Item ?? {}).last;
}

/** Takes the number after `last`. Refused under the label `number` where another one took it. */
export function writeNumberTaken(series: NumberSeries, last: number): Write {
  return {
    label: 'number',
    Update: {
      Key: counterKey(series),
      UpdateExpression: 'SET #last = :next, #type = :type ADD version :one',
      ConditionExpression: last === 0 ? 'attribute_not_exists(pk)' : '#last = :last',
      ExpressionAttributeNames: { '#last': 'last', '#type': 'type' },
      ExpressionAttributeValues: {
        ':next': last + 1,
        ':type': 'numbers',
        ':one': 1,
        ...(last > 0 && { ':last': last }),
      },
    },
  };
}

/** `INV-000123` */
export const formatNumber = (series: NumberSeries, number: number) =>
  `${series}-${String(number).padStart(6, '0')}`;
