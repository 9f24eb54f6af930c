import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { codePriceCents } from '#shared/domain/money.ts';
import type { Table } from './table.ts';

/** What admins may change. Each has a default (docs/product.md, "Settings fields"), so an empty table works. */
const Settings = z.object({
  googleMapsApiKey: z.string().default(''),
  mapProvider: z.enum(['google', 'open']).default('google'),
  maxCodesPerUser: z.number().int().default(100),
  vatRate: z.number().default(15),
  vatRegistered: z.boolean().default(false),
  usePayFast: z.boolean().default(false),
});
export type Settings = z.output<typeof Settings>;

export async function getSettings(table: Table): Promise<Settings> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'SETTINGS', sk: 'SETTINGS' } }),
  );
  return Settings.parse(Item ?? {});
}

/** The price of one code, including VAT. R19.00 where none was set. */
export async function getPriceCents(table: Table): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk: 'PRICE', sk: 'CURRENT' } }),
  );
  return z.object({ amountCents: z.number().int().default(codePriceCents) }).parse(Item ?? {}).amountCents;
}
