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
