/**
 * The file of a slip that no expense has yet. Stored before it is, because nothing else knows the file: when this item
 * ends without the slip, `functions/domain/expenses/clearSlip.ts` deletes it.
 */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const StoredSlip = z.lazy(() =>
  z.object({
    expenseId: z.string(),
    /** The slip's id. */
    id: z.string(),
    /** Two calls at once store the same file: one may be late, so each has an item of its own. */
    attempt: z.string(),
    /** Epoch seconds. */
    expiresAt: z.number().int(),
  }),
);
export type StoredSlip = z.output<typeof StoredSlip>;

const keyOf = ({ expenseId, id, attempt }: StoredSlip) => ({
  pk: `SLIPFILES#${expenseId}`,
  sk: `${id}#${attempt}`,
});

export async function putStoredSlip(table: Table, stored: StoredSlip): Promise<void> {
  const Item = { ...keyOf(stored), type: 'slipFile', version: 1, ...stored };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** @returns null for another type of item. */
export function parseStoredSlip(item: Record<string, unknown> | null): StoredSlip | null {
  return item?.['type'] === 'slipFile' ? StoredSlip.parse(item) : null;
}

export function writeStoredSlipListed(stored: StoredSlip): Write {
  return { label: 'slipFile', Delete: { Key: keyOf(stored) } };
}

/** For a slip that no expense can have any more. */
export async function deleteStoredSlip(table: Table, stored: StoredSlip): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(stored) }));
}
