import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What a tax invoice states of a company that is registered for VAT (VAT Act 89 of 1991, section 20). */
export const Vendor = z.lazy(() =>
  z.object({
    vatNumber: z.string(),
    companyName: z.string(),
    companyAddress: z.string(),
    /** In percent. */
    vatRate: z.number(),
  }),
);
export type Vendor = z.output<typeof Vendor>;

const Invoice = z.lazy(() =>
  z.object({
    number: z.string(),
    paymentId: z.string(),
    /** Without the place: an invoice stays when its person is erased. */
    description: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
    paidAt: z.string(),
    issuedAt: z.string(),
    /** Only of a tax invoice. */
    vendor: Vendor.optional(),
  }),
);
/** Never changed once it is written. */
export type Invoice = Readonly<z.output<typeof Invoice>>;

const invoiceKey = (number: string) => ({ pk: `INVOICE#${number}`, sk: 'INVOICE' });

export async function getInvoice(table: Table, number: string): Promise<Invoice | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: invoiceKey(number), ConsistentRead: true }),
  );
  return Item === undefined ? null : Invoice.parse(Item);
}

export function writeNewInvoice(invoice: Invoice): Write {
  return {
    label: 'invoice',
    Put: {
      Item: { ...invoiceKey(invoice.number), type: 'invoice', version: 1, ...invoice },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
