import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { differenceKinds, reconciliationStates } from '#shared/contract/reconciliations.ts';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';

const Difference = z.lazy(() =>
  z.object({
    kind: z.enum(differenceKinds),
    /** PayFast's id, and ours where there is one. */
    pfPaymentId: z.string(),
    paymentId: z.string().optional(),
    /** By our books, and by PayFast's. */
    expectedCents: z.number().int().optional(),
    receivedCents: z.number().int().optional(),
  }),
);
export type Difference = Readonly<z.output<typeof Difference>>;

const Reconciliation = z.lazy(() =>
  z.object({
    /** In Johannesburg. */
    day: z.string(),
    state: z.enum(reconciliationStates),
    ranAt: z.string(),
    /** Payments of that day in PayFast's history. */
    received: z.number().int(),
    /** How many of them no notice had settled. */
    reconciled: z.number().int(),
    /** How many there are; the first ones are listed. */
    differenceCount: z.number().int(),
    differences: z.array(Difference),
  }),
);
/** A day of our books compared with PayFast's. */
export type Reconciliation = Readonly<z.output<typeof Reconciliation>>;

const keyOf = (day: string) => ({ pk: `RECONCILIATION#${day}`, sk: 'RECONCILIATION' });

/** Noon, so that it is the same day in Johannesburg. */
const listedAt = (day: string) => timeKeys('RECONCILIATIONS', { id: day, createdAt: `${day}T10:00:00.000Z` });

export const reconciliationItem = (reconciliation: Reconciliation) => ({
  ...keyOf(reconciliation.day),
  type: 'reconciliation',
  version: 1,
  ...listedAt(reconciliation.day),
  ...reconciliation,
});

/** Replaces what an earlier run found; but a day that was compared stays so where a later run could not. */
export async function putReconciliation(table: Table, reconciliation: Reconciliation): Promise<void> {
  const isDone = reconciliation.state === 'done';
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: reconciliationItem(reconciliation),
        ...(!isDone && {
          ConditionExpression: 'attribute_not_exists(pk) OR #state <> :done',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':done': 'done' },
        }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** In the order of the rows. @throws TableBusy */
export const getReconciliations = (table: Table, rows: readonly TimeRow[]): Promise<Reconciliation[]> =>
  getRows(table, rows, (item) => Reconciliation.parse(item));
