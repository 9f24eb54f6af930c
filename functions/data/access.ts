/** What opens a code that is not public, and what hands a code on: PIN, passes and claim slip are one partition. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { maxOpeningsListed } from '#shared/domain/visibility.ts';
import { accessPartition } from './accessPartition.ts';
import { type ClaimSlip, parseClaimSlip } from './claimSlips.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const pinKey = (code: string) => ({ pk: accessPartition(code), sk: 'PIN' });
const passKey = (code: string, id: string) => ({ pk: accessPartition(code), sk: `PASS#${id}` });

const Pin = z.lazy(() => z.object({ hash: z.string() }));

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

const Pass = z.lazy(() =>
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

/** @returns null where the code has no PIN */
export async function getPinHash(table: Table, code: string): Promise<string | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: pinKey(code), ConsistentRead: true }),
  );
  return Item === undefined ? null : Pin.parse(Item).hash;
}

export const writePin = (code: string, hash: string): Write => ({
  label: 'pin',
  Put: { Item: { ...pinKey(code), type: 'pin', version: 1, hash } },
});

export const deletePin = (code: string): Write => ({ label: 'pin', Delete: { Key: pinKey(code) } });

export interface Access {
  readonly hasPin: boolean;
  /** Those that its owner made, newest first, also those that have ended. */
  readonly passes: readonly Pass[];
  readonly claimSlip: ClaimSlip | null;
}

/** Fifty live passes with twenty uses each are some hundred KB; most codes have a few. */
export async function listAccess(
  table: Table,
  { code, ownerId }: Pick<Pass, 'code' | 'ownerId'>,
): Promise<Access> {
  const items: Record<string, unknown>[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :access',
        ExpressionAttributeValues: { ':access': accessPartition(code) },
        ConsistentRead: true,
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    items.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
  const passes = items.flatMap((item) => (item['type'] === 'pass' ? [Pass.parse(item)] : []));
  return {
    hasPin: items.some((item) => item['type'] === 'pin'),
    passes: passes
      // Of who had the code before some may be left for a moment.
      .filter((pass) => pass.ownerId === ownerId)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    claimSlip: items.map(parseClaimSlip).find((slip) => slip !== null) ?? null,
  };
}

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

/** Deletes the passes that somebody made who has the code no more: they open nothing, and say whom they knew. */
export async function deletePassesOf(table: Table, code: string, ownerId: string): Promise<void> {
  const { passes } = await listAccess(table, { code, ownerId });
  for (const { id } of passes)
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: passKey(code, id) }));
}

interface Use {
  readonly code: string;
  readonly id: string;
  readonly hash: string;
  readonly ownerId: string;
  readonly now: string;
}

/** Where a use is stored, by its number from 1 on. */
export const slotOf = (used: number): number => used % maxOpeningsListed;

const opensNow =
  '#hash = :hash AND ownerId = :owner AND attribute_not_exists(revokedAt) AND (attribute_not_exists(endsAt) OR endsAt > :now)';
const hasUsesLeft = `${opensNow} AND (attribute_not_exists(maxUses) OR used < maxUses)`;

/**
 * Counts one use of a pass, if it still opens the code: one write decides, so that of two devices one gets the last use.
 * The same write where there is no such pass or code.
 * @returns the pass; null where it opens nothing
 */
export const takeUse = (table: Table, use: Use): Promise<Pass | null> =>
  updateLive(table, use, {
    UpdateExpression: 'ADD used :one',
    ConditionExpression: hasUsesLeft,
    ExpressionAttributeNames: {},
    ExpressionAttributeValues: { ':one': 1 },
  });

/** Whether a pass would open the code now, which is no use of it. The same write where there is no such pass or code. */
export const peekPass = (table: Table, use: Use): Promise<Pass | null> =>
  updateLive(table, use, {
    UpdateExpression: 'SET seenAt = :now',
    ConditionExpression: hasUsesLeft,
    ExpressionAttributeNames: {},
    ExpressionAttributeValues: {},
  });

/**
 * Finds a use that the bearer made before, if the pass still opens the code: neither a reload nor another look at the
 * page is another use.
 * @returns the pass; null where it opens nothing, or twenty others came since
 */
export const repeatUse = (
  table: Table,
  use: Use,
  again: { readonly slot: number; readonly hash: string },
): Promise<Pass | null> =>
  updateLive(table, use, {
    UpdateExpression: 'SET seenAt = :now',
    ConditionExpression: `${opensNow} AND recent.#slot.again = :again`,
    ExpressionAttributeNames: { '#slot': String(again.slot) },
    ExpressionAttributeValues: { ':again': again.hash },
  });

async function updateLive(
  table: Table,
  { code, id, hash, ownerId, now }: Use,
  update: {
    readonly UpdateExpression: string;
    readonly ConditionExpression: string;
    readonly ExpressionAttributeNames: Readonly<Record<string, string>>;
    readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>;
  },
): Promise<Pass | null> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: passKey(code, id),
        ...update,
        ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#hash': 'hash' },
        ExpressionAttributeValues: {
          ...update.ExpressionAttributeValues,
          ':hash': hash,
          ':owner': ownerId,
          ':now': now,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Pass.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}

/**
 * What its owner sees of a use. Nothing where the pass was deleted meanwhile.
 * @param expiresAt of a pass that this was the last use of
 */
export async function recordUse(
  table: Table,
  { code, id, used }: Pass,
  { opening, expiresAt }: { readonly opening: Opening; readonly expiresAt: number | undefined },
): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: passKey(code, id),
        UpdateExpression: `SET recent.#slot = :opening${expiresAt === undefined ? '' : ', expiresAt = :expiresAt'}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#slot': String(slotOf(used)) },
        ExpressionAttributeValues: {
          ':opening': opening,
          ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
