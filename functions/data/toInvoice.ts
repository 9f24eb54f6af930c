/**
 * An entry for each paid order that has no invoice number yet: the stream's record of it calls `jobs/sideEffects`, and
 * `jobs/invoicePayments` finds what that gave up on.
 */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Vendor } from './invoices.ts';
import { invoiceSeries } from './numberSeries.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ToInvoice = z.lazy(() =>
  z.object({
    paymentId: z.string(),
    completedAt: z.string(),
    series: z.enum(invoiceSeries),
    /** As it was when it was paid; absent where the company was not registered for VAT. */
    vendor: Vendor.optional(),
  }),
);
export type ToInvoice = z.output<typeof ToInvoice>;

/** Ten, because settling writes one each: a partition takes 1000 writes a second. */
const shards = Array.from({ length: 10 }, (_, number) => `TOINVOICE#${number}`);

/** Ids are random, and so is their last character. */
const keyOf = ({ paymentId: id, completedAt }: Pick<ToInvoice, 'paymentId' | 'completedAt'>) => ({
  pk: shards[id.charCodeAt(id.length - 1) % shards.length],
  sk: `${completedAt}#${id}`,
});
const label = 'toInvoice';

export function writeToInvoice(entry: ToInvoice): Write {
  return { label, Put: { Item: { ...keyOf(entry), type: 'toInvoice', version: 1, ...entry } } };
}

/** Refused under the label `toInvoice` where it has a number already. */
export function writeInvoiced(entry: ToInvoice): Write {
  return { label, Delete: { Key: keyOf(entry), ConditionExpression: 'attribute_exists(pk)' } };
}

/** Null where the payment has its number, or needs none. */
export async function getToInvoice(
  table: Table,
  payment: { readonly paymentId: string; readonly completedAt: string },
): Promise<ToInvoice | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(payment), ConsistentRead: true }),
  );
  return readToInvoice(Item ?? null);
}

/** @returns null for an item of another type */
export const readToInvoice = (item: Readonly<Record<string, unknown>> | null): ToInvoice | null =>
  item?.['type'] === 'toInvoice' ? ToInvoice.parse(item) : null;

/** The oldest of each shard, in the order in which they were paid. */
export async function listToInvoice(table: Table, maxEach: number): Promise<ToInvoice[]> {
  const pages = await Promise.all(
    shards.map((shard) =>
      table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :shard',
          ExpressionAttributeValues: { ':shard': shard },
          Limit: maxEach,
        }),
      ),
    ),
  );
  return pages
    .flatMap(({ Items = [] }) => Items.map((item) => ToInvoice.parse(item)))
    .toSorted((a, b) => (a.completedAt < b.completedAt ? -1 : 1));
}
