import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { timeKeys } from './byTime.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';
import type { NewVoucher } from './vouchers.ts';

/** Which seed a table has, and whether it is complete: an interrupted seed continues. */
const SeedMark = z.lazy(() =>
  z.object({
    kind: z.enum(['demo', 'none']),
    startedAt: z.string(),
    doneAt: z.string().optional(),
    adminEmail: z.string(),
    /** The admin has the default password of a local start, which may be printed. */
    adminHasDefaultPassword: z.boolean(),
  }),
);
export type SeedMark = z.output<typeof SeedMark>;

const put = (table: Table, pk: string, sk: string, item: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { pk, sk, version: 1, ...item } }));

/** @returns null for a table that nobody has set up. */
export async function getSeedMark(table: Table): Promise<SeedMark | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'SEED', sk: 'SEED' }, ConsistentRead: true }),
  );
  return Item === undefined ? null : SeedMark.parse(Item);
}

export async function putSeedMark(table: Table, mark: SeedMark): Promise<void> {
  await put(table, 'SEED', 'SEED', { type: 'seed', ...mark });
}

export async function putFirstSettings(table: Table, settings: Partial<Settings>): Promise<void> {
  await put(table, 'SETTINGS', 'SETTINGS', { type: 'settings', ...settings });
}

/** Leaves what an admin has chosen as it is. */
export async function putSettingIfUnset<Name extends keyof Settings>(
  table: Table,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await writeSetting(table, { name, value, expression: 'if_not_exists(#name, :value)' });
}

/**
 * For scripts: what an operator sets, and no page.
 * @returns what was stored until then, by whoever was last
 */
export const putSetting = <Name extends keyof Settings>(
  table: Table,
  name: Name,
  value: Settings[Name],
): Promise<unknown> => writeSetting(table, { name, value, expression: ':value' });

interface SettingWrite {
  readonly name: keyof Settings;
  readonly value: Settings[keyof Settings];
  readonly expression: string;
}

async function writeSetting(table: Table, { name, value, expression }: SettingWrite): Promise<unknown> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: 'SETTINGS', sk: 'SETTINGS' },
      UpdateExpression: `SET #name = ${expression}, #type = :type, version = if_not_exists(version, :one)`,
      ExpressionAttributeNames: { '#name': name, '#type': 'type' },
      ExpressionAttributeValues: { ':value': value, ':type': 'settings', ':one': 1 },
      ReturnValues: 'UPDATED_OLD',
    }),
  );
  return Attributes?.[name];
}

/** An item by its keys. */
type Seeded = readonly [pk: string, sk: string, item: object];

const priceOf = (amountCents: number): Seeded => ['PRICE', 'CURRENT', { type: 'price', amountCents }];
const promotedOf = (codes: readonly string[]): Seeded => [
  'PROMOTED',
  'PROMOTED',
  { type: 'promoted', codes },
];
function voucherOf(voucher: NewVoucher): Seeded {
  const { code, validFrom, createdAt = validFrom } = voucher;
  const times = timeKeys('VOUCHERS', { id: code, createdAt });
  return [`VOUCHER#${code}`, 'VOUCHER', { type: 'voucher', kind: 'shared', ...times, ...voucher, createdAt }];
}

export const putFirstPrice = (table: Table, amountCents: number) => put(table, ...priceOf(amountCents));
export const putPromotedCodes = (table: Table, codes: readonly string[]) => put(table, ...promotedOf(codes));
export const putVoucher = (table: Table, voucher: NewVoucher) => put(table, ...voucherOf(voucher));

/** The same for a stage, where what exists stays as it is. */
export const addFirstPrice = (table: Table, amountCents: number) => add(table, priceOf(amountCents));
export const addPromotedCodes = (table: Table, codes: readonly string[]) => add(table, promotedOf(codes));
export const addVoucher = (table: Table, voucher: NewVoucher) => add(table, voucherOf(voucher));

async function add({ client, name }: Table, [pk, sk, item]: Seeded): Promise<void> {
  const Item = { pk, sk, version: 1, ...item };
  await client
    .send(new PutCommand({ TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' }))
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
}
