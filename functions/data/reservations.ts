/**
 * Codes that a creator has reserved, and booklets of them. A reserved code is an item under the key of a code, so nobody
 * else can be issued it and a look-up sees it. It ends by its time, and then counts as never issued
 * (docs/decisions/0092-booklets.md).
 */
import * as z from 'zod';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { codeItem, codeKey, freeCode, isReserved, reservedType, type ZarCode } from './zarcodes.ts';

const Codes = z.lazy(() =>
  z
    .set(z.string())
    .default(new Set())
    .transform((codes) => [...codes].toSorted()),
);

const Reservation = z.lazy(() =>
  z.object({
    id: z.string(),
    creatorId: z.string(),
    /** Who captures with it. */
    name: z.string().optional(),
    createdAt: z.string(),
    endsAt: z.string(),
    /** The codes that nobody has used yet. */
    left: Codes,
    used: Codes,
    version: z.number().int(),
  }),
);
export type Reservation = z.output<typeof Reservation>;

const ReservedCode = z.lazy(() =>
  z.object({
    code: z.string(),
    creatorId: z.string(),
    reservationId: z.string(),
    reservedAt: z.string(),
    endsAt: z.string(),
  }),
);
export type ReservedCode = z.output<typeof ReservedCode>;

/** The table deletes items a while after this time. Until then they count by `endsAt`. */
const ttlSeconds = (endsAt: string) => Math.floor(Date.parse(endsAt) / 1000) + 24 * 3600;

type Key = Pick<Reservation, 'id' | 'creatorId' | 'createdAt'>;
const reservationKey = ({ id, creatorId, createdAt }: Key) => ({
  pk: `RESERVATIONS#${creatorId}`,
  sk: `${createdAt}#${id}`,
});

/** @returns null for anything but a reserved code, also where its time is over */
export function parseReservedCode(
  item: Record<string, unknown> | null | undefined,
  now: Date,
): ReservedCode | null {
  return isReserved(item, now) ? ReservedCode.parse(item) : null;
}

const maxListed = 100;

/** The newest hundred, newest first. */
export async function listReservations(table: Table, creatorId: string): Promise<Reservation[]> {
  const query = {
    KeyConditionExpression: 'pk = :list',
    ExpressionAttributeValues: { ':list': reservationKey({ id: '', creatorId, createdAt: '' }).pk },
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  return (await queryAll(table, query, maxListed)).map((item) => Reservation.parse(item));
}

/** Refused under the label `code` where the code is not free. */
export function writeReservedCode({ id, creatorId, createdAt, endsAt }: Reservation, code: string): Write {
  const reserved: ReservedCode = { code, creatorId, reservationId: id, reservedAt: createdAt, endsAt };
  return {
    label: 'code',
    Put: {
      Item: {
        ...codeKey(code),
        type: reservedType,
        version: 1,
        ...reserved,
        expiresAt: ttlSeconds(endsAt),
      },
      ...freeCode(createdAt),
    },
  };
}

export function writeReservation(reservation: Reservation): Write {
  const { left, used: _, ...fields } = reservation;
  return {
    label: 'reservation',
    Put: {
      Item: {
        ...reservationKey(reservation),
        type: 'reservation',
        ...fields,
        left: new Set(left),
        expiresAt: ttlSeconds(reservation.endsAt),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Puts a code in the place of its reservation. Refused under the label `reserved` where that is over or not the same. */
export function writeReservedMade(zarCode: ZarCode, { reservationId, reservedAt }: ReservedCode): Write[] {
  const { code, creatorId = '', createdAt } = zarCode;
  return [
    {
      label: 'reserved',
      Put: {
        Item: codeItem(zarCode),
        ConditionExpression: '#type = :reserved AND reservationId = :reservation AND endsAt > :now',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':reserved': reservedType,
          ':reservation': reservationId,
          ':now': createdAt,
        },
      },
    },
    {
      label: 'reserved',
      Update: {
        Key: reservationKey({ id: reservationId, creatorId, createdAt: reservedAt }),
        UpdateExpression: 'DELETE #left :codes ADD #used :codes, version :one',
        ConditionExpression: 'contains(#left, :code)',
        ExpressionAttributeNames: { '#left': 'left', '#used': 'used' },
        ExpressionAttributeValues: { ':codes': new Set([code]), ':code': code, ':one': 1 },
      },
    },
  ];
}

/** Frees a reserved code. Refused under the label `code` where it was used meanwhile. */
export function writeReservedFreed(code: string, reservationId: string, now: string): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: 'SET endsAt = :now, expiresAt = :expiresAt ADD version :one REMOVE creatorId',
      ConditionExpression: '#type = :reserved AND reservationId = :reservation',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':now': now,
        ':expiresAt': ttlSeconds(now),
        ':one': 1,
        ':reserved': reservedType,
        ':reservation': reservationId,
      },
    },
  };
}

/** Takes some codes out of a booklet, and removes it with the last one. Refused under `reservation` where it was changed since. */
export function writeTakenOut(reservation: Reservation, codes: readonly string[]): Write {
  const { left, version } = reservation;
  const Key = reservationKey(reservation);
  const unchanged = {
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  };
  if (codes.length === left.length) return { label: 'reservation', Delete: { Key, ...unchanged } };
  return {
    label: 'reservation',
    Update: {
      Key,
      UpdateExpression: 'DELETE #left :codes ADD version :one',
      ...unchanged,
      ExpressionAttributeNames: { '#left': 'left' },
      ExpressionAttributeValues: { ':version': version, ':codes': new Set(codes), ':one': 1 },
    },
  };
}
