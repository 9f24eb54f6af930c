/**
 * What stays of a deleted code: a tombstone, so that it is never issued again. For a while it also holds what it takes to
 * undo the deletion; `jobs/finishDeletions` removes that (docs/decisions/0020-editing-and-deleting-a-code.md).
 */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isPublic } from '#shared/domain/visibility.ts';
import { ChangeRequest } from './changeRequests.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { codeItem, codeKey, codeOfItem, ZarCode } from './zarcodes.ts';

const Restorable = z.lazy(() =>
  z.object({
    /** The last moment at which the deletion can be undone. */
    until: z.string(),
    zarCode: ZarCode,
    changeRequest: ChangeRequest.nullable(),
  }),
);
export type Restorable = z.output<typeof Restorable>;

const Tombstone = z.lazy(() =>
  z.object({
    pk: z.string().startsWith('CODE#'),
    version: z.number().int(),
    restorable: Restorable.optional(),
    hidden: z.literal(true).optional(),
  }),
);

export interface DeletedCode {
  readonly code: string;
  readonly version: number;
  /** Null where it is deleted for good. */
  readonly restorable: Restorable | null;
  /** It was not public, so nobody may learn that it was ever issued. */
  readonly hidden: boolean;
}

const ownerPk = 'DELETED';
const sortKeyOf = (until: string, code: string) => `${until}#${code}`;

/** Leaves a tombstone in the place of a code. Refused under the label `code` where it changed since it was read. */
export function writeTombstone(
  { code, version, visibility }: ZarCode,
  deletedAt: string,
  restorable: Restorable | null = null,
): Write {
  const stored = restorable && { restorable, ownerPk, ownerSk: sortKeyOf(restorable.until, code) };
  return {
    label: 'code',
    Put: {
      Item: {
        ...codeKey(code),
        type: 'tombstone',
        version: version + 1,
        deletedAt,
        ...(!isPublic({ visibility }) && { hidden: true }),
        ...stored,
      },
      ConditionExpression: '#type = :zarcode AND version = :version',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':zarcode': 'zarcode', ':version': version },
    },
  };
}

export const isTombstone = (item: Record<string, unknown> | null | undefined): boolean =>
  item?.['type'] === 'tombstone';

/** @returns null for a missing item and for a code that is there. */
export function parseTombstone(item: Record<string, unknown> | null | undefined): DeletedCode | null {
  if (!isTombstone(item)) return null;
  const { pk, version, restorable = null, hidden = false } = Tombstone.parse(item);
  return { code: codeOfItem({ pk }), version, restorable, hidden };
}

/** @returns null for a code that was never issued and for one that is there. */
export async function getDeletedCode(table: Table, code: string): Promise<DeletedCode | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: codeKey(code), ConsistentRead: true }),
  );
  return parseTombstone(Item);
}

/** Puts the code back in the place of its tombstone. Refused under the label `code` where that changed since. */
export function writeRestored(zarCode: ZarCode, { version }: DeletedCode): Write {
  return {
    label: 'code',
    Put: {
      Item: codeItem(zarCode),
      ConditionExpression: '#type = :tombstone AND version = :version AND attribute_exists(restorable)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':tombstone': 'tombstone', ':version': version },
    },
  };
}

/** What the index says of a tombstone. */
const Due = z.lazy(() => z.object({ pk: z.string(), ownerSk: z.string() }));
export type DueDeletion = z.output<typeof Due>;

/** The deletions that can't be undone any more and still hold their code, the oldest first. */
export async function listDueDeletions(table: Table, now: string, max: number): Promise<DueDeletion[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :deleted AND ownerSk < :now',
      ExpressionAttributeValues: { ':deleted': ownerPk, ':now': now },
      Limit: max,
    }),
  );
  return Items.map((item) => Due.parse(item));
}

/** Leaves the bare tombstone. Refused under the label `code` where the code was restored meanwhile. */
export function writeDeletedForGood({ pk, ownerSk }: DueDeletion): Write {
  return {
    label: 'code',
    Update: {
      Key: { ...codeKey(''), pk },
      UpdateExpression: 'REMOVE restorable, ownerPk, ownerSk ADD version :one',
      // The time of the deletion is a part of it.
      ConditionExpression: 'ownerPk = :deleted AND ownerSk = :due',
      ExpressionAttributeValues: { ':deleted': ownerPk, ':due': ownerSk, ':one': 1 },
    },
  };
}
