import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Province, provinceAbbreviation, provinces } from '#shared/domain/provinces.ts';
import { monthInJohannesburg } from '#shared/domain/time.ts';
import type { CodesOf } from './ownedCodes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { isListedApart, type ZarCode } from './zarcodes.ts';

// A creator has counts of their own under the creator's id, so that one partition serves all who make codes.
const countsKey = (id: string) => ({ pk: `COUNTS#${id}`, sk: 'COUNTS' });
const monthName = 'month:';
const monthAttribute = (month: string) => monthName + month;
const provinceAttribute = (province: Province) => `province:${provinceAbbreviation[province]}`;
/** A creator's private codes are counted apart, as they are listed apart. */
const privateName = 'private:';

const count = z.number().catch(0);
const Counts = z.lazy(() =>
  z.object({ total: count, creatorTotal: count, claimedTotal: count }).catchall(z.unknown()),
);
type Counts = z.output<typeof Counts>;

async function readCounts(table: Table, id: string): Promise<Counts> {
  const { Item = {} } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: countsKey(id) }),
  );
  return Counts.parse(Item);
}

/** With the private ones of a creator. */
const sumOf = (counts: Counts, name: string): number =>
  count.parse(counts[name]) + count.parse(counts[privateName + name]);

/** What the tiles show. */
function tilesOf(counts: Counts, now: Date) {
  return {
    thisMonth: sumOf(counts, monthAttribute(monthInJohannesburg(now))),
    provinces: provinces.filter((province) => sumOf(counts, provinceAttribute(province)) > 0).length,
  };
}

/** How many codes a person or a creator has, made this month, and in how many provinces. Half a read unit. */
export async function getCounts(table: Table, id: string, now: Date) {
  const counts = await readCounts(table, id);
  const ownCodes = sumOf(counts, 'total');
  const { creatorTotal, claimedTotal: claimed } = counts;
  return { totalCodes: ownCodes + creatorTotal, ownCodes, claimed, ...tilesOf(counts, now) };
}

/** Whether a person has a code of their own there. Half a read unit. */
export async function hasCodesIn(table: Table, userId: string, province: Province): Promise<boolean> {
  const counts = await readCounts(table, userId);
  return count.parse(counts[provinceAttribute(province)]) > 0;
}

/** How many codes there are in a list, and how many of each month, newest first. */
export async function getMonthCounts(
  table: Table,
  { id, isPrivate = false }: Pick<CodesOf, 'id' | 'isPrivate'>,
): Promise<{ total: number; months: { month: string; count: number }[] }> {
  const counts = await readCounts(table, id);
  const prefix = isPrivate ? privateName : '';
  const ofMonth = prefix + monthName;
  const months = Object.entries(counts)
    .filter(([name]) => name.startsWith(ofMonth))
    .map(([name, value]) => ({ month: name.slice(ofMonth.length), count: count.parse(value) }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return { total: count.parse(counts[`${prefix}total`]), months };
}

/** What the counters need to know of a code. */
type Counted = Pick<ZarCode, 'ownerId' | 'creatorId' | 'visibility' | 'province' | 'createdAt'>;

/** How the counters of the list are called in which a code is. */
const prefixOf = (counted: Counted) => (isListedApart(counted) ? privateName : '');

function addToCounts(counted: Counted, by: 1 | -1) {
  const { ownerId, creatorId, province, createdAt } = counted;
  const prefix = prefixOf(counted);
  return {
    Key: countsKey(creatorId ?? ownerId),
    UpdateExpression: 'ADD #total :by, #month :by, #province :by, version :one SET #type = :type',
    ExpressionAttributeNames: {
      '#total': `${prefix}total`,
      '#month': prefix + monthAttribute(monthInJohannesburg(new Date(createdAt))),
      '#province': prefix + provinceAttribute(province),
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

/**
 * Counts a code for the person who claimed it, and among the claimed ones of who had it. With `max`, refused under the
 * label `counts` where the person has that many already.
 */
export function writeCodeClaimed(from: Counted, to: Counted, max: number): Write[] {
  const { UpdateExpression, ...left } = addToCounts(from, -1);
  const former: Write = {
    label: 'formerCounts',
    Update: {
      ...left,
      UpdateExpression: UpdateExpression.replace('ADD ', 'ADD claimedTotal :claimed, '),
      ExpressionAttributeValues: { ...left.ExpressionAttributeValues, ':claimed': 1 },
    },
  };
  const ofHolder = from.creatorId === undefined ? [] : [addToHolder(from, -1)];
  return [former, ...ofHolder, ...writeCodeCounted(to, max)];
}

/** Counts a code that goes to another list of its creator: one write, as both are counted in one item. */
export function writeCodeRelisted(from: Counted, to: Counted): Write[] {
  if (isListedApart(from) === isListedApart(to)) return [];
  const { UpdateExpression, ...added } = addToCounts(to, 1);
  const left = addToCounts(from, -1).ExpressionAttributeNames;
  const names = {
    '#leftTotal': left['#total'],
    '#leftMonth': left['#month'],
    '#leftProvince': left['#province'],
  };
  return [
    {
      label: 'counts',
      Update: {
        ...added,
        UpdateExpression: UpdateExpression.replace(
          'ADD ',
          `ADD ${Object.keys(names).join(' :less, ')} :less, `,
        ),
        ExpressionAttributeNames: { ...added.ExpressionAttributeNames, ...names },
        ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':less': -1 },
      },
    },
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
export function writeProvinceMoved(counted: Counted, to: Province): Write {
  const { ownerId, creatorId, province: from } = counted;
  const prefix = prefixOf(counted);
  return {
    label: 'counts',
    Update: {
      Key: countsKey(creatorId ?? ownerId),
      UpdateExpression: 'ADD #from :less, #to :more, version :more SET #type = :type',
      ExpressionAttributeNames: {
        '#from': prefix + provinceAttribute(from),
        '#to': prefix + provinceAttribute(to),
        '#type': 'type',
      },
      ExpressionAttributeValues: { ':less': -1, ':more': 1, ':type': 'counts' },
    },
  };
}
