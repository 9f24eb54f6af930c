import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Counted, type CounterGroup, countedOf } from './counted.ts';
import { writeCountedMarker } from './markers.ts';
import type { Table } from './table.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';

const partitionOf = (group: CounterGroup) => (group === 'business' ? 'STATS' : `STATS#${group}`);

/** The rows of a group: all, one a month and one a day, which sort in this order. */
export const allKey = 'ALL';
export const dayKey = (day: string) => `DAY#${day}`;
export const monthKey = (month: string) => `MONTH#${month}`;

const Row = z.looseObject({ sk: z.string() });

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

interface RowSums {
  readonly pk: string;
  readonly sk: string;
  readonly amounts: Map<string, number>;
}
/** What is counted, by row. */
export type Sums = Map<string, RowSums>;

export function addCounted(sums: Sums, counted: readonly Counted[]): void {
  for (const { group, name, day, amount } of counted) {
    for (const sk of rowsOf(day)) {
      const pk = partitionOf(group);
      const row = sums.get(`${pk} ${sk}`) ?? { pk, sk, amounts: new Map<string, number>() };
      sums.set(`${pk} ${sk}`, row);
      row.amounts.set(name, (row.amounts.get(name) ?? 0) + amount);
    }
  }
}

const rowsOf = (day: string | null) =>
  day === null ? [allKey] : [allKey, monthKey(day.slice(0, 'yyyy-mm'.length)), dayKey(day)];

interface Change {
  readonly eventId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A transaction takes 100 writes. A change of one item touches at most a dozen rows. */
const maxWrites = 100;

/**
 * Adds what changes count for, each once, however often it comes: many of them in one transaction with their markers,
 * because all write to the same rows (docs/decisions/0046-counters.md).
 */
export async function countChanges(
  table: Table,
  changes: readonly Change[],
  nowSeconds: number,
): Promise<void> {
  const byId = new Map(changes.map((change) => [change.eventId, differenceOf(change)]));
  let batch: Difference[] = [];
  for (const difference of byId.values()) {
    if (updatesOf([difference]).length === 0) continue;
    if (writesOf([...batch, difference], nowSeconds).length > maxWrites) {
      await writeBatch(table, batch, nowSeconds);
      batch = [];
    }
    batch.push(difference);
  }
  await writeBatch(table, batch, nowSeconds);
}

interface Difference {
  readonly eventId: string;
  readonly counted: readonly Counted[];
}

const differenceOf = ({ eventId, before, after }: Change): Difference => ({
  eventId,
  counted: [...countedOf(before).map((each) => ({ ...each, amount: -each.amount })), ...countedOf(after)],
});

/** Without those that were counted before, and whose markers refuse the others. */
async function writeBatch(table: Table, batch: readonly Difference[], nowSeconds: number): Promise<void> {
  if (batch.length === 0) return;
  try {
    await transact(table, writesOf(batch, nowSeconds));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const fresh = batch.filter(({ eventId }) => !error.labels.includes(eventId));
    await writeBatch(table, fresh, nowSeconds);
  }
}

function writesOf(batch: readonly Difference[], nowSeconds: number): Write[] {
  return [...batch.map(({ eventId }) => writeCountedMarker(eventId, nowSeconds)), ...updatesOf(batch)];
}

/** Rows in which nothing changes are left alone. */
function updatesOf(batch: readonly Difference[]): Write[] {
  const sums: Sums = new Map();
  for (const { counted } of batch) addCounted(sums, counted);
  return [...sums.values()].flatMap(({ pk, sk, amounts }): Write[] => {
    const changed = [...amounts].filter(([, amount]) => amount !== 0);
    if (changed.length === 0) return [];
    return [
      {
        label: 'counters',
        Update: {
          Key: { pk, sk },
          UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :n${index}`).join(', ')}, version :one SET #type = :type`,
          ExpressionAttributeNames: {
            ...Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
            '#type': 'type',
          },
          ExpressionAttributeValues: {
            ...Object.fromEntries(changed.map(([, amount], index) => [`:n${index}`, amount])),
            ':one': 1,
            ':type': 'stats',
          },
        },
      },
    ];
  });
}
