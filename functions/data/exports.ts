import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { adminPaymentStatuses } from '#shared/contract/adminPayments.ts';
import { exportKinds, exportStates } from '#shared/contract/exports.ts';
import { purchaseKinds } from '#shared/contract/payments.ts';
import { batchGet } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Export = z.lazy(() =>
  z.object({
    id: z.string(),
    of: z.enum(exportKinds),
    /** Days, or ''. */
    from: z.string(),
    to: z.string(),
    /** Only for payments: some of them. */
    status: z.enum(['', ...adminPaymentStatuses]).optional(),
    kind: z.enum(['', ...purchaseKinds]).optional(),
    columns: z.array(z.string()),
    state: z.enum(exportStates),
    rows: z.number().int(),
    /** How many there were by the counters when it began. */
    total: z.number().int().optional(),
    files: z.number().int(),
    /** The last row that a file has: the place in the list by time where the next one begins; '' at the start and the end. */
    place: z.string(),
    createdBy: z.string(),
    createdAt: z.string(),
    endedAt: z.string().optional(),
    version: z.number().int(),
  }),
);
export type Export = Readonly<z.output<typeof Export>>;

const keyOf = (id: string) => ({ pk: `EXPORT#${id}`, sk: 'EXPORT' });
const running = 'EXPORTS';

/** The job's list has only exports that run. */
const itemOf = (made: Export) => ({
  ...keyOf(made.id),
  type: 'export',
  ...timeKeys('EXPORTS', made),
  ...(made.state === 'running' && { ownerPk: running, ownerSk: `${made.createdAt}#${made.id}` }),
  ...made,
  // Once it has ended it needs none, which may name a person who is erased later.
  ...(made.endedAt !== undefined && { place: '' }),
});

export async function getExport(table: Table, id: string): Promise<Export | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Export.parse(Item);
}

/** In the order of the rows. @throws TableBusy */
export async function getExports(table: Table, rows: readonly TimeRow[]): Promise<Export[]> {
  const items = (await batchGet(table, rows)).map((item) => Export.parse(item));
  return rows.flatMap(({ pk }) => items.filter(({ id }) => keyOf(id).pk === pk));
}

/** The ids of those that run, the oldest first. */
export async function listRunningExports(table: Table): Promise<string[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :running',
    ExpressionAttributeValues: { ':running': running },
  });
  return items.map((item) => String(item['pk']).slice('EXPORT#'.length));
}

export function writeNewExport(made: Export): Write {
  return { label: 'export', Put: { Item: itemOf(made), ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** Refused under the label `export` where it changed since it was read: another run goes on with it, or it ended. */
export function writeExport(changed: Export): Write {
  return {
    label: 'export',
    Put: {
      Item: itemOf({ ...changed, version: changed.version + 1 }),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': changed.version },
    },
  };
}
