import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { shardsOf, type TimeKind } from './byTime.ts';
import type { Table } from './table.ts';

const monthsKey = (kind: TimeKind) => ({ pk: `MONTHS#${kind}`, sk: 'MONTHS' });
const Months = z.lazy(() => z.object({ months: z.set(z.string()) }));

/** The months in which there is something of a kind, in no order. The current one may be missing. */
export async function getMonths(table: Table, kind: TimeKind): Promise<Set<string>> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: monthsKey(kind) }));
  return Item === undefined ? new Set() : Months.parse(Item).months;
}

/** Does nothing where the month is known. */
export async function addMonth(table: Table, kind: TimeKind, month: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: monthsKey(kind),
      UpdateExpression: 'SET #type = :type, version = if_not_exists(version, :one) ADD months :month',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':type': 'months', ':one': 1, ':month': new Set([month]) },
    }),
  );
}

const TimeKey = z.lazy(() => z.object({ timePk: z.string() }));

/** Under which kind and month an item is listed; null where it is not. */
export function listedIn(
  item: Readonly<Record<string, unknown>> | null,
): { kind: TimeKind; month: string } | null {
  const parsed = TimeKey.safeParse(item);
  if (!parsed.success) return null;
  const [kind = '', month = ''] = parsed.data.timePk.split('#');
  return Object.hasOwn(shardsOf, kind) ? { kind: kind as TimeKind, month } : null;
}
