import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { slipTypeNames } from '#shared/domain/slips.ts';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Expense = z.lazy(() =>
  z.object({
    id: z.string(),
    /** The day of the slip, as 2026-07-31. */
    date: z.string(),
    category: z.string(),
    supplier: z.string(),
    description: z.string(),
    amountCents: z.number().int(),
    /** Included in the amount. */
    vatCents: z.number().int(),
    note: z.string().default(''),
    /** Its file is in the bucket under both ids. */
    slip: z
      .object({ id: z.string(), name: z.string(), type: z.enum(slipTypeNames), bytes: z.number().int() })
      .optional(),
    createdAt: z.string(),
    createdBy: z.string(),
    version: z.number().int(),
  }),
);
/** What the company has spent. */
export type Expense = z.output<typeof Expense>;
export type Slip = NonNullable<Expense['slip']>;

const keyOf = (id: string) => ({ pk: `EXPENSE#${id}`, sk: 'EXPENSE' });

/** Listed by the day of the slip. Noon, so that it is the same day in Johannesburg. */
const listedAt = ({ id, date }: Expense) => timeKeys('EXPENSES', { id, createdAt: `${date}T10:00:00.000Z` });

const itemOf = (expense: Expense) => ({
  ...keyOf(expense.id),
  type: 'expense',
  ...listedAt(expense),
  actorId: expense.createdBy,
  ...expense,
});

/** With its share of the totals. */
export function writeNewExpense(expense: Expense): Write[] {
  return [
    {
      label: 'expense',
      Put: { Item: itemOf(expense), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...writeTotals([{ expense, sign: 1 }]),
  ];
}

/** Refused under the label `expense` where it is not as it was before. */
export function writeExpense(after: Expense, before: Expense): Write[] {
  return [
    {
      label: 'expense',
      Put: {
        Item: itemOf({ ...after, version: before.version + 1 }),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
    ...writeTotals([
      { expense: before, sign: -1 },
      { expense: after, sign: 1 },
    ]),
  ];
}

/** Refused under the label `expense` where it is not as it was before. */
export function writeExpenseDeleted(before: Expense): Write[] {
  return [
    {
      label: 'expense',
      Delete: {
        Key: keyOf(before.id),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
    ...writeTotals([{ expense: before, sign: -1 }]),
  ];
}

export async function getExpense(table: Table, id: string): Promise<Expense | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Expense.parse(Item);
}

/** @returns null for another type of item. */
export function parseExpense(item: Record<string, unknown> | null): Expense | null {
  return item?.['type'] === 'expense' ? Expense.parse(item) : null;
}

/** In the order of the rows. @throws TableBusy */
export function getExpenses(table: Table, rows: readonly TimeRow[]): Promise<Expense[]> {
  return getRows(table, rows, (item) => Expense.parse(item));
}

/** A month's totals are exact: they change in the transactions that change the expenses. */
const totalsKey = (month: string) => ({ pk: `SPENT#${month.slice(0, 4)}`, sk: month });
const categoryName = (category: string) => `in:${category}`;

interface Share {
  readonly expense: Expense;
  readonly sign: 1 | -1;
}

/** One write for each month: a transaction may change an item only once. */
function writeTotals(shares: readonly Share[]): Write[] {
  const months = Map.groupBy(shares, ({ expense }) => expense.date.slice(0, 'yyyy-mm'.length));
  return [...months].flatMap(([month, ofMonth]) => {
    const added = new Map<string, number>();
    const add = (name: string, cents: number) => added.set(name, (added.get(name) ?? 0) + cents);
    for (const { expense, sign } of ofMonth) {
      add('amountCents', sign * expense.amountCents);
      add('vatCents', sign * expense.vatCents);
      add('entries', sign);
      add(categoryName(expense.category), sign * expense.amountCents);
    }
    // A note, or a slip.
    if ([...added.values()].every((cents) => cents === 0)) return [];
    const names = [...added.keys()];
    return {
      label: 'totals',
      Update: {
        Key: totalsKey(month),
        UpdateExpression: `SET #type = :type ADD version :one, ${names.map((_, index) => `#n${index} :n${index}`).join(', ')}`,
        ExpressionAttributeNames: {
          '#type': 'type',
          ...Object.fromEntries(names.map((name, index) => [`#n${index}`, name])),
        },
        ExpressionAttributeValues: {
          ':type': 'expenseTotals',
          ':one': 1,
          ...Object.fromEntries(names.map((name, index) => [`:n${index}`, added.get(name)])),
        },
      },
    };
  });
}

const Totals = z.lazy(() =>
  z.looseObject({
    sk: z.string(),
    amountCents: z.number(),
    vatCents: z.number(),
    entries: z.number(),
  }),
);

export interface MonthTotals {
  /** As 2026-07. */
  readonly month: string;
  readonly amountCents: number;
  readonly vatCents: number;
  readonly entries: number;
  /** In cents. */
  readonly byCategory: ReadonlyMap<string, number>;
}

interface MonthRange {
  /** The first and the last month, of one year. */
  readonly from: string;
  readonly to: string;
}

/** Only months in which something was spent, in order. Half a read unit for about 10 of them, or one. */
export async function listMonthTotals(table: Table, { from, to }: MonthRange): Promise<MonthTotals[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': totalsKey(from).pk, ':from': from, ':to': to },
    ConsistentRead: true,
  });
  return items.map((item) => {
    const { sk: month, amountCents, vatCents, entries, ...others } = Totals.parse(item);
    const categories = Object.entries(others).flatMap(([name, value]) =>
      name.startsWith('in:') && Number(value) !== 0 ? [[name.slice(3), Number(value)] as const] : [],
    );
    return { month, amountCents, vatCents, entries, byCategory: new Map(categories) };
  });
}
