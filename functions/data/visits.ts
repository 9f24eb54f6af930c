/** What visitors said of a code, in a partition of its own: nothing of it says who they were. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayInJohannesburg, dayMs } from '#shared/domain/time.ts';
import { visitDays } from '#shared/domain/visits.ts';
import { batchGet } from './batchGet.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { expiryOf, partitionOf, type Reporter, type Visit, type VisitedPoint } from './visit.ts';
import { writeDayCounted, writeReport } from './visitReports.ts';
import { codeKey, type ZarCode } from './zarcodes.ts';

const deviceKey = (code: string, device: string) => ({ pk: partitionOf(code), sk: `DEVICE#${device}` });
const addressKey = (code: string, address: string) => ({ pk: partitionOf(code), sk: `ADDRESS#${address}` });

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
