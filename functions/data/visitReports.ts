import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';
import { type VisitResult, visitDays, visitResults } from '#shared/domain/visits.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { expiryOf, partitionOf, type Visit, type VisitedPoint } from './visit.ts';

const dayKey = ({ code, point }: VisitedPoint, day: string) => ({
  pk: partitionOf(code),
  sk: `DAY#${point}#${day}`,
});

export function writeDayCounted(visit: Visit): Write {
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

const reportsOf = (point: string, result: VisitResult) => `REPORT#${point}#${result}#`;

export function writeReport({ code, point, result, now, device, address, position }: Visit): Write {
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
