import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { differenceKinds, reconciliationStates } from '#shared/contract/reconciliations.ts';
import { batchGet } from './batchGet.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';

const Difference = z.object({
  kind: z.enum(differenceKinds),
  /** PayFast's id, and ours where there is one. */
  pfPaymentId: z.string(),
  paymentId: z.string().optional(),
  /** By our books, and by PayFast's. */
  expectedCents: z.number().int().optional(),
  receivedCents: z.number().int().optional(),
});
export type Difference = Readonly<z.output<typeof Difference>>;

const Reconciliation = z.object({
  /** In Johannesburg. */
  day: z.string(),
  state: z.enum(reconciliationStates),
  ranAt: z.string(),
  /** Payments of that day in PayFast's history. */
  received: z.number().int(),
  /** Those of them that no notice had settled. */
  reconciled: z.number().int(),
  /** How many there are; the first ones are listed. */
  differenceCount: z.number().int(),
  differences: z.array(Difference),
});
/** A day of our books compared with PayFast's. */
export type Reconciliation = Readonly<z.output<typeof Reconciliation>>;

const keyOf = (day: string) => ({ pk: `RECONCILIATION#${day}`, sk: 'RECONCILIATION' });
const list = 'RECONCILIATIONS';

/** Replaces what an earlier run found; but a day that was compared stays so where a later run could not. */
export async function putReconciliation(table: Table, reconciliation: Reconciliation): Promise<void> {
  const { day, state } = reconciliation;
  const isDone = state === 'done';
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...keyOf(day),
          type: 'reconciliation',
          version: 1,
          ownerPk: list,
          ownerSk: day,
          ...reconciliation,
        },
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

/** Ten years of days, counted and paged in memory: some 50 read units for all, and admins look at the last. */
const maxListed = 3660;

/** The days that were compared, newest first. */
export async function listReconciledDays(table: Table): Promise<string[]> {
  const items = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :list',
      ExpressionAttributeValues: { ':list': list },
      ScanIndexForward: false,
    },
    maxListed,
  );
  return items.map((item) => z.object({ ownerSk: z.string() }).parse(item).ownerSk);
}

/** In the order given. @throws TableBusy */
export async function getReconciliations(table: Table, days: readonly string[]): Promise<Reconciliation[]> {
  const items = await batchGet(table, days.map(keyOf));
  const byDay = new Map(items.map((item) => Reconciliation.parse(item)).map((each) => [each.day, each]));
  return days.flatMap((day) => byDay.get(day) ?? []);
}
