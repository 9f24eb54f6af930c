import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { defaultPercentOff } from '#shared/domain/bundles.ts';
import { codePriceCents } from '#shared/domain/money.ts';
import { queryAll } from './queryAll.ts';
import type { RowQuery, TimeIndex } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What the larger bundles take off. Prices from before they were sold have none. */
const PercentOff = z.lazy(() =>
  z.object({ of50: z.number(), of100: z.number(), of500: z.number() }).default(defaultPercentOff),
);

const CurrentPrice = z.lazy(() =>
  z.object({
    amountCents: z.number().int().default(codePriceCents),
    percentOff: PercentOff,
    /** Which version it is; the first price may be none. */
    versionId: z.string().optional(),
    /** Counts the changes. */
    version: z.number().int().default(0),
  }),
);
export type CurrentPrice = z.output<typeof CurrentPrice>;

const pk = 'PRICE';
const currentKey = { pk, sk: 'CURRENT' };

/** R19.00 where none was set. Read consistently: the next order sees a change. */
export async function getCurrentPrice(table: Table): Promise<CurrentPrice> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: currentKey, ConsistentRead: true }),
  );
  return CurrentPrice.parse(Item ?? {});
}

/** The price of one code, including VAT. */
export async function getPriceCents(table: Table): Promise<number> {
  return (await getCurrentPrice(table)).amountCents;
}

const PriceVersion = z.lazy(() =>
  z.object({
    id: z.string(),
    amountCents: z.number().int(),
    percentOff: PercentOff,
    createdAt: z.string(),
    createdBy: z.string(),
    /** Since when it counts, or last did. */
    activatedAt: z.string().optional(),
    activatedBy: z.string().optional(),
    endedAt: z.string().optional(),
  }),
);
export type PriceVersion = z.output<typeof PriceVersion>;
type VersionPlace = Pick<PriceVersion, 'id' | 'createdAt'>;

const versionKey = ({ id, createdAt }: VersionPlace) => ({ pk, sk: `VERSION#${createdAt}#${id}` });

/** A price a day for a year; 200 bytes each. */
const maxVersions = 400;

/** The newest first: what can be activated. */
export async function listPriceVersions(table: Table): Promise<PriceVersion[]> {
  const items = await queryAll(
    table,
    {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
      ExpressionAttributeValues: { ':pk': pk, ':version': 'VERSION#' },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    maxVersions,
  );
  return items.map((item) => PriceVersion.parse(item));
}

/** Versions by when they were prepared: each is read as the list is, by about forty for a read unit. */
const byCreation: TimeIndex = {
  partitionKey: 'pk',
  sortKey: 'sk',
  keyOf: (place) => `VERSION#${place}`,
  placeOf: ({ sk }) => String(sk).slice('VERSION#'.length),
};

/** With the current price, how many there are and the names of two admins, five units, a page is 10. */
const unitsOfPage = 5;

/** The newest first. */
export async function pageOfPriceVersions(
  table: Table,
  query: RowQuery,
): Promise<TimePage & { versions: PriceVersion[] }> {
  const parts = [{ partitions: [pk], start: '' }];
  const list = { index: byCreation, parts, query, maxUnits: unitsOfPage, unitsOfThing: 0 };
  const page = await pageOfRows(table, list);
  return { ...page, versions: page.rows.map((row) => PriceVersion.parse(row)) };
}

/** 200 bytes each: three read units. */
const maxCounted = 100;

/** @returns undefined where there are more than are counted */
export async function countPriceVersions(table: Table): Promise<number | undefined> {
  const { Count, LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
      ExpressionAttributeValues: { ':pk': pk, ':version': 'VERSION#' },
      Select: 'COUNT',
      Limit: maxCounted + 1,
    }),
  );
  return LastEvaluatedKey === undefined ? Count : undefined;
}

export function writePriceVersion(price: PriceVersion): Write {
  return {
    label: 'price',
    Put: {
      Item: { ...versionKey(price), type: 'priceVersion', version: 1, ...price },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

interface Activation {
  readonly price: PriceVersion;
  readonly current: CurrentPrice;
  /** The version that it replaces, where the current price is one. */
  readonly previous: PriceVersion | undefined;
  readonly at: string;
  readonly by: string;
}

/** Refused under the label `currentPrice` where the current price is not the one that was read. */
export function writeActivation({ price, current, previous, at, by }: Activation): Write[] {
  return [
    {
      label: 'currentPrice',
      Put: {
        Item: {
          ...currentKey,
          type: 'price',
          amountCents: price.amountCents,
          percentOff: price.percentOff,
          versionId: price.id,
          version: current.version + 1,
          updatedAt: at,
          updatedBy: by,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
        ExpressionAttributeValues: { ':version': current.version },
      },
    },
    {
      label: 'price',
      Update: {
        Key: versionKey(price),
        UpdateExpression: 'SET activatedAt = :at, activatedBy = :by REMOVE endedAt ADD version :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at, ':by': by, ':one': 1 },
      },
    },
    ...(previous === undefined ? [] : [endOf(previous, at)]),
  ];
}

function endOf(previous: VersionPlace, at: string): Write {
  return {
    label: 'previousPrice',
    Update: {
      Key: versionKey(previous),
      UpdateExpression: 'SET endedAt = :at ADD version :one',
      ExpressionAttributeValues: { ':at': at, ':one': 1 },
    },
  };
}

/** The current price; not a version of it. */
export const isPriceItem = (item: Readonly<Record<string, unknown>> | null): boolean =>
  item?.['type'] === 'price';
