import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Counted, CounterGroup } from './counted.ts';
import type { Amount } from './sums.ts';
import type { Table } from './table.ts';

const partitionOf = (group: CounterGroup) => (group === 'business' ? 'STATS' : `STATS#${group}`);

/** The rows of a group: all, one a month and one a day, which sort in this order. */
export const allKey = 'ALL';
export const dayKey = (day: string) => `DAY#${day}`;
export const monthKey = (month: string) => `MONTH#${month}`;

const Row = z.lazy(() => z.looseObject({ sk: z.string() }));

/** Counters of a group by name; 0 for one that was never counted. */
export interface Counters {
  readonly key: string;
  readonly of: (name: string) => number;
}

/** The rows from a key to another one, both included. A read unit for about twenty-five days. */
export async function readCounters(
  table: Table,
  group: CounterGroup,
  { from, to = from }: { readonly from: string; readonly to?: string },
): Promise<Counters[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :group AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':group': partitionOf(group), ':from': from, ':to': to },
    }),
  );
  return Items.map((item) => {
    const row = Row.parse(item);
    return { key: row.sk, of: (name) => amountOf(row[name]) };
  });
}

/** In a table of an earlier version that has not been recounted yet, what ends was never counted. */
const amountOf = (value: unknown) => Math.max(0, z.number().catch(0).parse(value));

/** The only row of a key, or one without any counts. */
export async function readRow(table: Table, group: CounterGroup, key: string): Promise<Counters> {
  const [row] = await readCounters(table, group, { from: key });
  return row ?? { key, of: () => 0 };
}

export function amountsOf(counted: readonly Counted[]): Amount[] {
  return counted.flatMap(({ group, name, day, amount }) =>
    rowsOf(day).map((sk) => ({ pk: partitionOf(group), sk, type: 'stats', name, amount })),
  );
}

const rowsOf = (day: string | null) =>
  day === null ? [allKey] : [allKey, monthKey(day.slice(0, 'yyyy-mm'.length)), dayKey(day)];
