import * as z from 'zod';
import { Vendor } from './invoices.ts';
import type { Write } from './transact.ts';

const CreditNote = z.lazy(() =>
  z.object({
    number: z.string(),
    paymentId: z.string(),
    refundId: z.string(),
    /** Absent where the payment is from before there were numbers. */
    invoiceNumber: z.string().optional(),
    /** Without the place: a credit note stays when its person is erased. */
    description: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
    refundedAt: z.string(),
    issuedAt: z.string(),
    /** As on the invoice. */
    vendor: Vendor.optional(),
  }),
);
/** Never changed once it is written. */
export type CreditNote = Readonly<z.output<typeof CreditNote>>;

export function writeNewCreditNote(note: CreditNote): Write {
  return {
    label: 'creditNote',
    Put: {
      Item: { pk: `CREDIT#${note.number}`, sk: 'CREDIT', type: 'creditNote', version: 1, ...note },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
