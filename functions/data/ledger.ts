import type { Write } from './transact.ts';

/** One sale or use of a bundle, never changed: the sum of `codes` per bundle is what is left of it. */
export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  readonly at: string;
  readonly kind: 'codeSale' | 'bundleSale' | 'bundleDebit';
  readonly amountCents: number;
  /** Prepaid codes gained or used. */
  readonly codes: number;
  readonly paymentId?: string;
  readonly bundleId?: string;
  readonly zarcode?: string;
}

export function writeLedgerEntry(entry: LedgerEntry): Write {
  return {
    label: 'ledger',
    Put: {
      Item: {
        pk: `LEDGER#${entry.userId}`,
        sk: `${entry.at}#${entry.id}`,
        type: 'ledger',
        version: 1,
        ...entry,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
