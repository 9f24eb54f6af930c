import * as z from 'zod';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const LedgerEntry = z.lazy(() =>
  z.object({
    id: z.string(),
    userId: z.string(),
    at: z.string(),
    /**
     * `refundDue`: money for an account that was erased. `refund`: money that went back, below zero, with the prepaid
     * codes that were taken back. `bundleErased`: what was left of a bundle when it was.
     */
    kind: z.enum(['codeSale', 'bundleSale', 'bundleDebit', 'refundDue', 'refund', 'bundleErased']),
    amountCents: z.number().int(),
    /** Prepaid codes gained or used. */
    codes: z.number().int(),
    paymentId: z.string().optional(),
    bundleId: z.string().optional(),
    zarcode: z.string().optional(),
    /** Paid with a voucher that others had used up meanwhile. */
    overLimit: z.literal(true).optional(),
  }),
);
/** One sale or use of a bundle, never changed: the sum of `codes` per bundle is what is left of it. */
export type LedgerEntry = Readonly<z.output<typeof LedgerEntry>>;

const partitionOf = (userId: string) => `LEDGER#${userId}`;

export function writeLedgerEntry(entry: LedgerEntry): Write {
  return {
    label: 'ledger',
    Put: {
      Item: {
        pk: partitionOf(entry.userId),
        sk: `${entry.at}#${entry.id}`,
        type: 'ledger',
        version: 1,
        ...entry,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** All of a person's entries, newest first: about 1 read unit for thirty. */
export async function listLedgerEntries(table: Table, userId: string): Promise<LedgerEntry[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :ledger',
    ExpressionAttributeValues: { ':ledger': partitionOf(userId) },
    ScanIndexForward: false,
  });
  return items.map((item) => LedgerEntry.parse(item));
}
