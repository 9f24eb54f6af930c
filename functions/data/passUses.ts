import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { maxOpeningsListed } from '#shared/domain/visibility.ts';
import { type Opening, Pass, passKey } from './passes.ts';
import type { Table } from './table.ts';

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
