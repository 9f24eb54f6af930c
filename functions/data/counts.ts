import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Province, provinceAbbreviation, provinces } from '#shared/domain/provinces.ts';
import { monthInJohannesburg } from '#shared/domain/time.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { listIdOf, type ZarCode } from './zarcodes.ts';

// A creator has counts of their own under the creator's id, so that one partition serves all who make codes.
const countsKey = (id: string) => ({ pk: `COUNTS#${id}`, sk: 'COUNTS' });
const monthName = 'month:';
const monthAttribute = (month: string) => monthName + month;
const provinceAttribute = (province: Province) => `province:${provinceAbbreviation[province]}`;

const count = z.number().catch(0);
const Counts = z.lazy(() => z.object({ total: count, creatorTotal: count }).catchall(z.unknown()));
type Counts = z.output<typeof Counts>;

async function readCounts(table: Table, id: string): Promise<Counts> {
  const { Item = {} } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: countsKey(id) }),
  );
  return Counts.parse(Item);
}

/** What the tiles show. */
function tilesOf(counts: Counts, now: Date) {
  return {
    thisMonth: count.parse(counts[monthAttribute(monthInJohannesburg(now))]),
    provinces: provinces.filter((province) => count.parse(counts[provinceAttribute(province)]) > 0).length,
  };
}

/** How many codes a person or a creator has, made this month, and in how many provinces. Half a read unit. */
export async function getCounts(table: Table, id: string, now: Date) {
  const counts = await readCounts(table, id);
  const ownCodes = counts.total;
  return { totalCodes: ownCodes + counts.creatorTotal, ownCodes, ...tilesOf(counts, now) };
}

/** Whether a person has a code of their own there. Half a read unit. */
export async function hasCodesIn(table: Table, userId: string, province: Province): Promise<boolean> {
  const counts = await readCounts(table, userId);
  return count.parse(counts[provinceAttribute(province)]) > 0;
}

/** How many codes there are, and how many of each month, newest first. */
export async function getMonthCounts(
  table: Table,
  id: string,
): Promise<{ total: number; months: { month: string; count: number }[] }> {
  const counts = await readCounts(table, id);
  const months = Object.entries(counts)
    .filter(([name]) => name.startsWith(monthName))
    .map(([name, value]) => ({ month: name.slice(monthName.length), count: count.parse(value) }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return { total: counts.total, months };
}

/** What the counters need to know of a code. */
type Counted = Pick<ZarCode, 'ownerId' | 'creatorId' | 'visibility' | 'province' | 'createdAt'>;

function addToCounts(counted: Counted, by: 1 | -1) {
  const { province, createdAt } = counted;
  return {
    Key: countsKey(listIdOf(counted)),
    UpdateExpression: 'ADD #total :by, #month :by, #province :by, version :one SET #type = :type',
    ExpressionAttributeNames: {
      '#total': 'total',
      '#month': monthAttribute(monthInJohannesburg(new Date(createdAt))),
      '#province': provinceAttribute(province),
      '#type': 'type',
    },
    ExpressionAttributeValues: { ':by': by, ':one': 1, ':type': 'counts' },
  };
}

/** Counts a creator's code for the person who holds the profile. */
function addToHolder({ ownerId }: Counted, by: 1 | -1): Write {
  return {
    label: 'holderCounts',
    Update: {
      Key: countsKey(ownerId),
      UpdateExpression: 'ADD creatorTotal :by, version :one SET #type = :type',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':by': by, ':one': 1, ':type': 'counts' },
    },
  };
}

/** Counts a new code. With `max`, refused under the label `counts` where the person has that many already. */
export function writeCodeCounted(counted: Counted, max?: number): Write[] {
  const update = addToCounts(counted, 1);
  if (counted.creatorId !== undefined) return [{ label: 'counts', Update: update }, addToHolder(counted, 1)];
  if (max === undefined) return [{ label: 'counts', Update: update }];
  return [
    {
      label: 'counts',
      Update: {
        ...update,
        ConditionExpression: 'attribute_not_exists(#total) OR #total < :max',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':max': max },
      },
    },
  ];
}

export function writeCodeUncounted(counted: Counted): Write[] {
  const own: Write = { label: 'counts', Update: addToCounts(counted, -1) };
  return counted.creatorId === undefined ? [own] : [own, addToHolder(counted, -1)];
}

/** Counts a code that goes to another list of its creator. */
export function writeCodeRelisted(from: Counted, to: Counted): Write[] {
  if (listIdOf(from) === listIdOf(to)) return [];
  return [
    { label: 'counts', Update: addToCounts(from, -1) },
    { label: 'counts', Update: addToCounts(to, 1) },
  ];
}

/** Writes nothing. Refused under the label `counts` where codes were ever counted for this id. */
export function checkNeverCounted(id: string): Write {
  return {
    label: 'counts',
    ConditionCheck: { Key: countsKey(id), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** The code was moved to another province; total and month stay as they are. */
export function writeProvinceMoved(ownerId: string, from: Province, to: Province): Write {
  return {
    label: 'counts',
    Update: {
      Key: countsKey(ownerId),
      UpdateExpression: 'ADD #from :less, #to :more, version :more SET #type = :type',
      ExpressionAttributeNames: {
        '#from': provinceAttribute(from),
        '#to': provinceAttribute(to),
        '#type': 'type',
      },
      ExpressionAttributeValues: { ':less': -1, ':more': 1, ':type': 'counts' },
    },
  };
}
