import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

const Voucher = z.object({
  code: z.string(),
  percentOff: z.number(),
  validFrom: z.string(),
  /** Not valid any more from this moment. */
  validUntil: z.string(),
});
export type Voucher = z.output<typeof Voucher>;

export async function getVoucher(table: Table, code: string): Promise<Voucher | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: `VOUCHER#${code.toUpperCase()}`, sk: 'VOUCHER' } }),
  );
  return Item === undefined ? null : Voucher.parse(Item);
}

/** Each is read to find the one that is valid now. */
const maxPromoted = 5;
const Promoted = z.object({ codes: z.array(z.string()).max(maxPromoted) });

/** The vouchers that may be advertised, the first choice first; which of them are valid is another question. */
export async function getPromotedCodes(table: Table): Promise<string[]> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'PROMOTED', sk: 'PROMOTED' } }),
  );
  return Item === undefined ? [] : Promoted.parse(Item).codes;
}
