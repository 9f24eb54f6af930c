import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { accessPartition } from './accessPartition.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

export const passKey = (code: string, id: string) => ({ pk: accessPartition(code), sk: `PASS#${id}` });

const Opening = z.lazy(() =>
  z.object({
    at: z.string(),
    /** Its kind: 'Android phone'. */
    device: z.string(),
    /** Roughly where, as the edge says; empty where it does not. */
    place: z.string(),
    /** Of the secret that opens it once more for whom it was opened. */
    again: z.string(),
  }),
);
export type Opening = z.output<typeof Opening>;

export const Pass = z.lazy(() =>
  z.object({
    type: z.literal('pass'),
    id: z.string(),
    code: z.string(),
    /** Who made it: it opens nothing of another owner. */
    ownerId: z.string(),
    label: z.string(),
    /** Of its secret. */
    hash: z.string(),
    createdAt: z.string(),
    /** Absent where it is valid until it is revoked. */
    endsAt: z.string().optional(),
    /** Absent for any number. */
    maxUses: z.number().int().optional(),
    used: z.number().int(),
    revokedAt: z.string().optional(),
    /** The newest uses by `slotOf`. */
    recent: z.record(z.string(), Opening).default({}),
  }),
);
export type Pass = z.output<typeof Pass>;

/**
 * A new pass, and how many were made before: two at the same time are one after the other, so that the limit holds.
 * Refused under the label `passes` where another was made since they were counted.
 */
export function writeNewPass(pass: Pass, madeBefore: number, expiresAt: number | undefined): Write[] {
  return [
    {
      label: 'pass',
      Put: {
        Item: {
          ...passKey(pass.code, pass.id),
          version: 1,
          ...pass,
          ...(expiresAt !== undefined && { expiresAt }),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      label: 'passes',
      Update: {
        Key: { pk: accessPartition(pass.code), sk: 'MADE' },
        UpdateExpression: 'SET made = :made, #type = :type ADD version :one',
        ConditionExpression: madeBefore === 0 ? 'attribute_not_exists(pk)' : 'made = :before',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':made': madeBefore + 1,
          ':type': 'passesMade',
          ':one': 1,
          ...(madeBefore > 0 && { ':before': madeBefore }),
        },
      },
    },
  ];
}

const Made = z.lazy(() => z.object({ made: z.number().int() }));

/** How many passes were ever made of a code. */
export async function getPassesMade(table: Table, code: string): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: { pk: accessPartition(code), sk: 'MADE' },
      ConsistentRead: true,
    }),
  );
  return Item === undefined ? 0 : Made.parse(Item).made;
}

/** Refused under the label `pass` where there is no such pass, or it was revoked before. */
export const writePassRevoked = (
  { code, id }: Pick<Pass, 'code' | 'id'>,
  { revokedAt, expiresAt }: { readonly revokedAt: string; readonly expiresAt: number },
): Write => ({
  label: 'pass',
  Update: {
    Key: passKey(code, id),
    UpdateExpression: 'SET revokedAt = :at, expiresAt = :expiresAt ADD version :one',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(revokedAt)',
    ExpressionAttributeValues: { ':at': revokedAt, ':expiresAt': expiresAt, ':one': 1 },
  },
});
