import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { codePriceCents } from '#shared/domain/money.ts';
import type { Table } from './table.ts';

/** What admins may change. Each has a default (docs/product.md, "Settings fields"), so an empty table works. */
const Settings = z.object({
  googleMapsApiKey: z.string().default(''),
  mapProvider: z.enum(['google', 'open']).default('google'),
  maxCodesPerUser: z.number().int().default(100),
  notifyNewUser: z.boolean().default(false),
  notifyDailyStats: z.boolean().default(false),
  vatRate: z.number().default(15),
  vatRegistered: z.boolean().default(false),
  vatNumber: z.string().default(''),
  companyName: z.string().default(''),
  companyAddress: z.string().default(''),
  usePayFast: z.boolean().default(false),
  payFastSandbox: z.boolean().default(true),
  payFastDebugMode: z.boolean().default(true),
  payFastAutoSubmit: z.boolean().default(false),
  payFastImmediateSubmit: z.boolean().default(false),
  /** In milliseconds. */
  payFastTestPageTimeout: z.number().int().default(10_000),
  payFastStrictSource: z.boolean().default(false),
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
