import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { Place } from './place.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** A payment at PayFast that was booked: as what, when that was ordered, and when it was completed. */
interface Booked {
  readonly pfPaymentId: string;
  readonly paymentId: string;
  readonly createdAt: string;
  readonly completedAt: string;
}

const payFastIdKey = (pfPaymentId: string) => ({ pk: `PFID#${pfPaymentId}`, sk: 'PFID' });
const dayPartition = (day: string) => `RECEIVED#${day}`;

/** Makes PayFast's id of a payment unique. Refused under the label `pfPaymentId` where it was claimed before. */
export function writePayFastId(booked: Booked): Write {
  const { pfPaymentId, paymentId, createdAt, completedAt } = booked;
  return {
    label: 'pfPaymentId',
    Put: {
      Item: {
        ...payFastIdKey(pfPaymentId),
        type: 'payFastId',
        version: 1,
        ownerPk: dayPartition(dayInJohannesburg(new Date(completedAt))),
        ownerSk: `${completedAt}#${createdAt}#${paymentId}`,
        ...booked,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The id of the payment that a payment at PayFast was booked as; null where it was not. */
export async function getBookedAs(table: Table, pfPaymentId: string): Promise<string | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: payFastIdKey(pfPaymentId), ConsistentRead: true }),
  );
  return Item === undefined ? null : z.object({ paymentId: z.string() }).parse(Item).paymentId;
}

const BookedEntry = z.lazy(() =>
  z.object({ pk: z.string().startsWith('PFID#'), ownerSk: z.string() }).transform(({ pk, ownerSk }) => {
    const [completedAt = '', createdAt = '', paymentId = ''] = ownerSk.split('#');
    return { pfPaymentId: pk.slice('PFID#'.length), paymentId, createdAt, completedAt };
  }),
);

/** What was booked on a day in Johannesburg, the earliest first. The last second may be missing. */
export async function listBooked(table: Table, day: string): Promise<Booked[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :day',
    ExpressionAttributeValues: { ':day': dayPartition(day) },
  });
  return items.map((item) => BookedEntry.parse(item));
}

interface PaidPlace {
  readonly userId: string;
  readonly place: Place;
  readonly paymentId: string;
  /** When it was ordered, and when it was paid. */
  readonly createdAt: string;
  readonly completedAt: string;
}

/** The same for the same place as entered, in whatever order its fields are and however its point was given. */
function placeHash(place: Place): string {
  const entries = Object.entries(Place.parse(place)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
}

/**
 * Records that a person has paid for a place. Refused under the label `paidPlace` where another order for the very same
 * place was paid after this one was made, so that the person has paid twice (docs/decisions/0038).
 */
export function writePaidPlace({ userId, place, paymentId, createdAt, completedAt }: PaidPlace): Write {
  return {
    label: 'paidPlace',
    Put: {
      Item: {
        pk: `PAIDPLACE#${userId}`,
        sk: placeHash(place),
        type: 'paidPlace',
        version: 1,
        paymentId,
        completedAt,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR completedAt <= :createdAt',
      ExpressionAttributeValues: { ':createdAt': createdAt },
    },
  };
}
