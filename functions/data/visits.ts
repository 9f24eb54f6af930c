/** What visitors said of a code, in a partition of its own: nothing of it says who they were. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';
import { type VisitResult, visitDays, visitResults } from '#shared/domain/visits.ts';
import { batchGet } from './batchGet.ts';
import { hashed } from './hashed.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { codeKey, type ZarCode } from './zarcodes.ts';

const partitionOf = (code: string) => `VISITS#${code}`;
const deviceKey = (code: string, device: string) => ({ pk: partitionOf(code), sk: `DEVICE#${device}` });
const addressKey = (code: string, address: string) => ({ pk: partitionOf(code), sk: `ADDRESS#${address}` });

/** What is said of a point says nothing of another one: everything is stored under the code's point. */
export interface VisitedPoint {
  readonly code: string;
  readonly point: string;
}

export type PointOfCode = Pick<ZarCode, 'code' | 'latitude' | 'longitude'>;

export const visitedPointOf = ({ code, latitude, longitude }: PointOfCode): VisitedPoint => ({
  code,
  point: hashed(`${latitude} ${longitude}`),
});

const dayMs = 86_400_000;
/** Epoch seconds, some days after a time. */
const expiryOf = (at: Date, days: number) => Math.ceil((at.getTime() + days * dayMs) / 1000);

const Seen = z.lazy(() =>
  z.object({
    sk: z.string(),
    /** Of its newest report, in Johannesburg. */
    day: z.string(),
    /** It was counted as one that found the place. */
    found: z.literal(true).optional(),
  }),
);

/** Of a device or an address at a code. */
export interface Earlier {
  /** Of its newest report; empty where there was none in the last 90 days. */
  readonly day: string;
  readonly found: boolean;
}

/** The reporter of a visit: hashes of the device and of the address, other ones for each code and point. */
export interface Reporter {
  readonly device: string;
  readonly address: string;
}

/** What device and address said before. A unit. @throws TableBusy */
export async function getEarlierVisits(
  table: Table,
  { code }: VisitedPoint,
  { device, address }: Reporter,
  now: Date,
): Promise<{ device: Earlier; address: Earlier }> {
  const [byDevice, byAddress] = [deviceKey(code, device), addressKey(code, address)];
  const items = (await batchGet(table, [byDevice, byAddress])).map((item) => Seen.parse(item));
  // The TTL may delete what has expired days later.
  const oldest = dayInJohannesburg(new Date(now.getTime() - visitDays * dayMs));
  const earlierOf = (sk: string): Earlier => {
    const item = items.find((each) => each.sk === sk);
    return item === undefined || item.day <= oldest
      ? { day: '', found: false }
      : { day: item.day, found: item.found === true };
  };
  return { device: earlierOf(byDevice.sk), address: earlierOf(byAddress.sk) };
}

export interface Visit extends VisitedPoint, Reporter {
  readonly result: VisitResult;
  readonly now: Date;
  /** The device or the address has found it before. */
  readonly foundBefore: { readonly device: boolean; readonly address: boolean };
  /** Only of a gate. */
  readonly position: Position | null;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
}

/** Refused under the labels `device` and `address` where it reported today. */
export function writeVisit(visit: Visit): Write[] {
  const { code, device, address, result, foundBefore } = visit;
  const found = result === 'found';
  const isNew = isNewVisitor(visit);
  return [
    writeSeen(visit, { label: 'device', key: deviceKey(code, device), found: found || foundBefore.device }),
    writeSeen(visit, {
      label: 'address',
      key: addressKey(code, address),
      found: found || foundBefore.address,
    }),
    writeDayCounted(visit),
    ...(isNew ? [writeVisitorCounted(visit)] : []),
    ...(found ? [] : [writeReport(visit)]),
  ];
}

/** One more who found it: neither the device nor the address was counted in the last 90 days. */
export const isNewVisitor = ({ result, foundBefore }: Pick<Visit, 'result' | 'foundBefore'>): boolean =>
  result === 'found' && !foundBefore.device && !foundBefore.address;

function writeSeen(
  { now }: Visit,
  { label, key, found }: { label: string; key: { pk: string; sk: string }; found: boolean },
): Write {
  const day = dayInJohannesburg(now);
  return {
    label,
    Put: {
      Item: {
        ...key,
        type: 'visitSeen',
        version: 1,
        day,
        ...(found && { found }),
        expiresAt: expiryOf(now, visitDays),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #day < :day',
      ExpressionAttributeNames: { '#day': 'day' },
      ExpressionAttributeValues: { ':day': day },
    },
  };
}

const dayKey = ({ code, point }: VisitedPoint, day: string) => ({
  pk: partitionOf(code),
  sk: `DAY#${point}#${day}`,
});

function writeDayCounted(visit: Visit): Write {
  return {
    label: 'day',
    Update: {
      Key: dayKey(visit, dayInJohannesburg(visit.now)),
      UpdateExpression: 'SET #type = :type, expiresAt = :expiresAt ADD version :one, #result :one',
      ExpressionAttributeNames: { '#type': 'type', '#result': visit.result },
      ExpressionAttributeValues: {
        ':type': 'visitDay',
        ':expiresAt': expiryOf(visit.now, visitDays + 1),
        ':one': 1,
      },
    },
  };
}

/** Longer than anybody needs it, so that nothing of a code that is deleted in this moment stays for ever. */
const visitorsDays = 730;

const visitorsKey = ({ code, point }: VisitedPoint) => ({ pk: partitionOf(code), sk: `VISITORS#${point}` });

function writeVisitorCounted(visit: Visit): Write {
  return {
    label: 'visitors',
    Update: {
      Key: visitorsKey(visit),
      UpdateExpression: 'SET #type = :type, expiresAt = :expiresAt ADD version :one, visitors :one',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'visitors',
        ':expiresAt': expiryOf(visit.now, visitorsDays),
        ':one': 1,
      },
    },
  };
}

const Visitors = z.lazy(() => z.object({ visitors: z.number().int() }));

/** How many visitors found it, with those of this moment. */
export async function countVisitors(table: Table, visited: VisitedPoint): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: visitorsKey(visited), ConsistentRead: true }),
  );
  return Item === undefined ? 0 : Visitors.parse(Item).visitors;
}

/**
 * Says in the code's item how many confirmed it, which costs its page no read. It is no change of the code: version and
 * history stay, and neither another point nor a higher number is overwritten.
 */
export async function confirmZarCode(
  table: Table,
  { code, latitude, longitude }: ZarCode,
  { visitors, lastMonth }: NonNullable<ZarCode['confirmed']>,
): Promise<void> {
  const input = {
    TableName: table.name,
    Key: codeKey(code),
    UpdateExpression: 'SET confirmed = :confirmed',
    ConditionExpression:
      '#type = :zarcode AND latitude = :latitude AND longitude = :longitude AND (attribute_not_exists(confirmed) OR confirmed.visitors < :visitors OR confirmed.lastMonth < :month)',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':confirmed': { visitors, lastMonth },
      ':zarcode': 'zarcode',
      ':latitude': latitude,
      ':longitude': longitude,
      ':visitors': visitors,
      ':month': lastMonth,
    },
  };
  await table.client.send(new UpdateCommand(input)).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
}

const reportsOf = (point: string, result: VisitResult) => `REPORT#${point}#${result}#`;

function writeReport({ code, point, result, now, device, address, position }: Visit): Write {
  const at = now.toISOString();
  return {
    label: 'report',
    Put: {
      Item: {
        pk: partitionOf(code),
        sk: `${reportsOf(point, result)}${at}#${device}`,
        type: 'visitReport',
        version: 1,
        device,
        address,
        ...position,
        expiresAt: expiryOf(now, visitDays),
      },
    },
  };
}

const Report = z.lazy(() =>
  z.object({
    device: z.string(),
    address: z.string(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
);
export type Report = z.output<typeof Report>;

/** More than any gate needs; 200 bytes each, so that robots can't make it dear. */
const maxReports = 100;

/** The newest reports of one kind since a time, with those of this moment. */
export async function listReports(
  table: Table,
  { code, point }: VisitedPoint,
  result: Exclude<VisitResult, 'found'>,
  since: Date,
): Promise<Report[]> {
  const prefix = reportsOf(point, result);
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :visits AND sk BETWEEN :since AND :end',
      ExpressionAttributeValues: {
        ':visits': partitionOf(code),
        ':since': `${prefix}${since.toISOString()}`,
        ':end': `${prefix}~`,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: maxReports,
    }),
  );
  return Items.map((item) => Report.parse(item));
}

/** Refused under the label `told` where it was written after `since`. */
export function writeWrongPlaceTold(
  { code, point }: VisitedPoint,
  { now, since }: { readonly now: Date; readonly since: Date },
): Write {
  return {
    label: 'told',
    Put: {
      Item: {
        pk: partitionOf(code),
        sk: `TOLD#${point}`,
        type: 'wrongPlaceTold',
        version: 1,
        at: now.toISOString(),
        expiresAt: expiryOf(now, visitDays),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #at <= :since',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':since': since.toISOString() },
    },
  };
}

const Day = z.lazy(() => z.partialRecord(z.enum(visitResults), z.number().int()));

/** How many reports there were in the last 90 days. */
export async function countReports(
  table: Table,
  visited: VisitedPoint,
  now: Date,
): Promise<Record<VisitResult, number>> {
  const today = dayInJohannesburg(now);
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :visits AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':visits': partitionOf(visited.code),
        ':first': dayKey(visited, daysBefore(today, visitDays - 1).at(-1) ?? today).sk,
        ':last': dayKey(visited, today).sk,
      },
      ProjectionExpression: '#0, #1, #2',
      ExpressionAttributeNames: Object.fromEntries(visitResults.map((name, index) => [`#${index}`, name])),
    }),
  );
  const days = Items.map((item) => Day.parse(item));
  const sum = (result: VisitResult) => days.reduce((total, day) => total + (day[result] ?? 0), 0);
  return { found: sum('found'), wrongPlace: sum('wrongPlace'), gateHere: sum('gateHere') };
}
