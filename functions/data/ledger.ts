import type { Write } from './transact.ts';

/** One sale or use of a bundle, never changed: the sum of `codes` per bundle is what is left of it. */
export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  readonly at: string;
  /** `refundDue`: money for an account that was erased. `bundleErased`: what was left of a bundle when it was. */
  readonly kind: 'codeSale' | 'bundleSale' | 'bundleDebit' | 'refundDue' | 'bundleErased';
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
