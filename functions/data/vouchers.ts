import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { voucherCodeOf, voucherScopes } from '#shared/domain/vouchers.ts';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Voucher = z.lazy(() =>
  z
    .object({
      code: z.string(),
      percentOff: z.number().optional(),
      amountOffCents: z.number().int().optional(),
      validFrom: z.string(),
      /** Not valid any more from this moment. */
      validUntil: z.string(),
      /** By all people together. If absent, their uses are not counted, so that orders do not wait for each other. */
      maxUses: z.number().int().optional(),
      maxUsesPerUser: z.number().int().optional(),
      // Vouchers from before had a percentage and nothing else.
      appliesTo: z.enum(voucherScopes).default('both'),
      /** The least total of an order, before the voucher. */
      minTotalCents: z.number().int().default(0),
      /** One of many single-use codes that were made at once. */
      kind: z.enum(['shared', 'single']).default('shared'),
      createdAt: z.string().default(''),
      /** The admin; of seed data nobody. */
      createdBy: z.string().default(''),
      /** Counts its changes. */
      version: z.number().int().default(1),
    })
    .refine(
      ({ percentOff, amountOffCents }) => (percentOff === undefined) !== (amountOffCents === undefined),
      {
        message: 'A voucher takes off either a percentage or an amount',
      },
    ),
);
export type Voucher = z.output<typeof Voucher>;
/** As it is written: what has a default may be left out. */
export type NewVoucher = z.input<typeof Voucher>;

const voucherKey = (code: string) => ({ pk: `VOUCHER#${code}`, sk: 'VOUCHER' });

/** Written in one piece: a field that is not set is not stored. */
const itemOf = (voucher: Voucher) => ({
  ...voucherKey(voucher.code),
  type: 'voucher',
  ...timeKeys('VOUCHERS', { id: voucher.code, createdAt: voucher.createdAt }),
  actorId: voucher.createdBy,
  ...voucher,
});

/** Refused under the label `voucher` where the code is taken. */
export function writeNewVoucher(voucher: Voucher): Write {
  return {
    label: 'voucher',
    Put: { Item: itemOf(voucher), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** Refused under the label `voucher` where it is not as it was before. */
export function writeVoucher(after: Voucher, before: Voucher): Write {
  return {
    label: 'voucher',
    Put: {
      Item: itemOf({ ...after, version: before.version + 1 }),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': before.version },
    },
  };
}

/** In the order of the rows. @throws TableBusy */
export function getVouchers(table: Table, rows: readonly TimeRow[]): Promise<Voucher[]> {
  return getRows(table, rows, (item) => Voucher.parse(item));
}

/**
 * @param typed in any case, with or without spaces
 * @param consistent includes what was written a moment ago
 */
export async function getVoucher(table: Table, typed: string, consistent = false): Promise<Voucher | null> {
  const Key = voucherKey(voucherCodeOf(typed));
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: consistent }),
  );
  return Item === undefined ? null : Voucher.parse(Item);
}

/** Each is read to find the one that is valid now. */
export const maxPromoted = 5;
const Promoted = z.lazy(() =>
  z.object({
    codes: z.array(z.string()).max(maxPromoted),
    version: z.number().int().default(1),
  }),
);
const promotedKey = { pk: 'PROMOTED', sk: 'PROMOTED' };

export interface PromotedCodes {
  /** The first choice first; which of them are valid is another question. */
  readonly codes: readonly string[];
  /** 0 where nothing was ever promoted. */
  readonly version: number;
}

/** @param consistent includes what was written a moment ago */
export async function getPromoted(table: Table, consistent = false): Promise<PromotedCodes> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: promotedKey, ConsistentRead: consistent }),
  );
  return Item === undefined ? { codes: [], version: 0 } : Promoted.parse(Item);
}

/** The vouchers that may be advertised. */
export async function getPromotedCodes(table: Table, consistent = false): Promise<readonly string[]> {
  return (await getPromoted(table, consistent)).codes;
}

/** Refused under the label `promoted` where they are not as they were before. */
export function writePromoted(codes: readonly string[], { version }: PromotedCodes): Write {
  return {
    label: 'promoted',
    Put: {
      Item: { ...promotedKey, type: 'promoted', version: version + 1, codes },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  };
}
