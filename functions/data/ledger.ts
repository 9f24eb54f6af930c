import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const LedgerEntry = z.object({
  id: z.string(),
  userId: z.string(),
  at: z.string(),
  /** `refundDue`: money for an account that was erased. `bundleErased`: what was left of a bundle when it was. */
  kind: z.enum(['codeSale', 'bundleSale', 'bundleDebit', 'refundDue', 'bundleErased']),
  amountCents: z.number().int(),
  /** Prepaid codes gained or used. */
  codes: z.number().int(),
  paymentId: z.string().optional(),
  bundleId: z.string().optional(),
  zarcode: z.string().optional(),
  /** Paid with a voucher that others had used up meanwhile. */
  overLimit: z.literal(true).optional(),
});
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
  const entries: LedgerEntry[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :ledger',
        ExpressionAttributeValues: { ':ledger': partitionOf(userId) },
        ScanIndexForward: false,
        ...(startKey === undefined ? {} : { ExclusiveStartKey: startKey }),
      }),
    );
    entries.push(...(page.Items ?? []).map((item) => LedgerEntry.parse(item)));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
  return entries;
}
