import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { voucherCodeOf, voucherScopes } from '#shared/domain/vouchers.ts';
import type { Table } from './table.ts';

const Voucher = z
  .object({
    code: z.string(),
    percentOff: z.number().optional(),
    amountOffCents: z.number().int().optional(),
    validFrom: z.string(),
    /** Not valid any more from this moment. */
    validUntil: z.string(),
    /** Of all people together; without one it is not counted, so that orders with it do not wait for each other. */
    maxUses: z.number().int().optional(),
    maxUsesPerUser: z.number().int().optional(),
    // Vouchers from before had a percentage and nothing else.
    appliesTo: z.enum(voucherScopes).default('both'),
    /** Of an order before the voucher. */
    minTotalCents: z.number().int().default(0),
  })
  .refine(({ percentOff, amountOffCents }) => (percentOff === undefined) !== (amountOffCents === undefined), {
    message: 'A voucher takes off either a percentage or an amount',
  });
export type Voucher = z.output<typeof Voucher>;
/** As it is written: what has a default may be left out. */
export type NewVoucher = z.input<typeof Voucher>;

/** @param typed in any case, with or without spaces */
export async function getVoucher(table: Table, typed: string): Promise<Voucher | null> {
  const Key = { pk: `VOUCHER#${voucherCodeOf(typed)}`, sk: 'VOUCHER' };
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
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
