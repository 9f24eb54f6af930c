import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mapProviders, type SettingsChanges } from '#shared/contract/settings.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/**
 * What admins may change. Each has a default (docs/product/back-office-money.md#settings-fields), so an empty table
 * works.
 */
const Settings = z.lazy(() =>
  z.object({
    googleMapsApiKey: z.string().default(''),
    mapProvider: z.enum(mapProviders).default('google'),
    /** The name of the file of our own map in the images' bucket; empty for none. Set by `npm run basemap` alone. */
    basemap: z.string().default(''),
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
  }),
);
export type Settings = z.output<typeof Settings>;

const settingsKey = { pk: 'SETTINGS', sk: 'SETTINGS' };

/** Read consistently: the next order sees a change, and the edge caches no old one after it was purged. */
export async function getSettings(table: Table): Promise<Settings> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: settingsKey, ConsistentRead: true }),
  );
  return Settings.parse(Item ?? {});
}

/** What an invoice states of a company that is registered for VAT. */
const invoiceFields = ['vatNumber', 'companyName', 'companyAddress'] as const;

/** Whether a company would be registered for VAT without all of its number, name and address. */
export function lacksInvoiceFacts(before: Settings, changes: SettingsChanges): boolean {
  const concernsVat =
    changes.vatRegistered !== undefined || invoiceFields.some((name) => changes[name] === '');
  const after = { ...before, ...changes };
  return concernsVat && after.vatRegistered && invoiceFields.some((name) => after[name] === '');
}

interface SettingsUpdate {
  readonly before: Settings;
  /** Only these are written, so that two admins never undo each other's changes (decision 0004). */
  readonly changes: SettingsChanges;
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/**
 * Refused under the label `settings` where a named field is not as it was before, or a company that is registered for
 * VAT would lack what its invoices state.
 */
export function writeSettings({ before, changes, ...when }: SettingsUpdate): Write {
  const item = Object.entries({ type: 'settings', version: 1, ...changes, ...when });
  const named = Object.keys(changes) as (keyof SettingsChanges)[];
  const clears = invoiceFields.some((name) => changes[name] === '');
  const invoice = invoiceCondition(changes, clears);
  // What is not stored has its default.
  const unchanged = named.map((name) => `(attribute_not_exists(#${name}) OR #${name} = :was_${name})`);
  const conditions = [...unchanged, ...(invoice === null ? [] : [`(${invoice.expression})`])];
  return {
    label: 'settings',
    Update: {
      Key: settingsKey,
      UpdateExpression: `SET ${item.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(item.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(item.map(([name, value]) => [`:${name}`, value])),
        ...Object.fromEntries(named.map((name) => [`:was_${name}`, before[name]])),
        ...invoice?.values,
      },
    },
  };
}

interface Condition {
  readonly expression: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What has to hold of the stored fields; null where the changes are complete without them. */
function invoiceCondition(changes: SettingsChanges, clears: boolean): Condition | null {
  const stored = invoiceFields.filter((name) => changes[name] === undefined);
  if (changes.vatRegistered === true && stored.length > 0) {
    const expression = stored.map((name) => `${name} > :empty`).join(' AND ');
    return { expression, values: { ':empty': '' } };
  }
  if (changes.vatRegistered !== undefined || !clears) return null;
  const expression = 'attribute_not_exists(vatRegistered) OR vatRegistered = :no';
  return { expression, values: { ':no': false } };
}

type StoredItem = Readonly<Record<string, unknown>> | null;
export const isSettingsItem = (item: StoredItem): boolean => item?.['type'] === 'settings';
