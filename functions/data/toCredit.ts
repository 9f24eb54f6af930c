/**
 * An entry for each refund that has no credit note yet: the stream's record of it calls `jobs/sideEffects`, and
 * `jobs/invoicePayments` finds what that gave up on.
 */
import * as z from 'zod';
import { creditSeries } from './numberSeries.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ToCredit = z.lazy(() =>
  z.object({
    refundId: z.string(),
    paymentId: z.string(),
    series: z.enum(creditSeries),
    amountCents: z.number().int(),
    /** Refunded of the payment before: VAT is rounded of the sums, so that the parts add up. */
    beforeCents: z.number().int(),
    refundedAt: z.string(),
  }),
);
export type ToCredit = Readonly<z.output<typeof ToCredit>>;

/** One partition: an admin makes each of them. */
const partition = 'TOCREDIT#0';
const keyOf = ({ refundedAt, refundId }: ToCredit) => ({ pk: partition, sk: `${refundedAt}#${refundId}` });
const label = 'toCredit';

export function writeToCredit(entry: ToCredit): Write {
  return { label, Put: { Item: { ...keyOf(entry), type: 'toCredit', version: 1, ...entry } } };
}

/** Refused under the label `toCredit` where it has a number already. */
export function writeCredited(entry: ToCredit): Write {
  return { label, Delete: { Key: keyOf(entry), ConditionExpression: 'attribute_exists(pk)' } };
}

/** @returns null for an item of another type */
export const readToCredit = (item: Readonly<Record<string, unknown>> | null): ToCredit | null =>
  item?.['type'] === 'toCredit' ? ToCredit.parse(item) : null;

/** The oldest first. */
export async function listToCredit(table: Table, max: number): Promise<ToCredit[]> {
  const query = {
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
  };
  return (await queryAll(table, query, max)).map((item) => ToCredit.parse(item));
}
