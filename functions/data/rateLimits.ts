import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

export interface Hit {
  readonly limit: string;
  readonly who: string;
  /** Epoch seconds. */
  readonly windowStart: number;
  readonly max: number;
  /** What one attempt counts for; 1 where it is absent. */
  readonly count?: number | undefined;
  /** Epoch seconds, when the item may go. */
  readonly expiresAt: number;
}

const partitionOf = (limit: string, who: string) => `RATE#${limit}#${who}`;

const keyOf = ({ limit, who, windowStart }: Hit) => ({
  pk: partitionOf(limit, who),
  sk: String(windowStart),
});

function updateOf(hit: Hit) {
  return {
    Key: keyOf(hit),
    UpdateExpression: 'ADD hits :count SET expiresAt = :expiresAt, #type = :type, version = :one',
    // The first always passes, so that one which counts for more than the limit is possible at all.
    ConditionExpression: 'attribute_not_exists(hits) OR hits <= :room',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':count': hit.count ?? 1,
      ':room': hit.max - (hit.count ?? 1),
      ':expiresAt': hit.expiresAt,
      ':type': 'rateLimit',
    },
  };
}

/** Counts one more hit in a window. @returns false where there were `max` already, which are not counted further. */
export async function countHit(table: Table, hit: Hit): Promise<boolean> {
  try {
    await table.client.send(new UpdateCommand({ TableName: table.name, ...updateOf(hit) }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Takes back what one hit counted for; nothing where there is less. */
export async function uncountHit({ client, name }: Table, hit: Hit): Promise<void> {
  const input = {
    TableName: name,
    Key: keyOf(hit),
    UpdateExpression: 'ADD hits :less',
    ConditionExpression: 'hits >= :count',
    ExpressionAttributeValues: { ':less': -(hit.count ?? 1), ':count': hit.count ?? 1 },
  };
  await client.send(new UpdateCommand(input)).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
}

/** Takes back all hits of this window. */
export async function resetHits({ client, name }: Table, hit: Hit): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: keyOf(hit) }));
}

/** The same as `countHit`, in a transaction. Refused under the label `hit` where there were `max` already. */
export const writeHit = (hit: Hit): Write => ({ label: 'hit', Update: updateOf(hit) });

/** Deletes some hits of one `who`, in all windows. @returns whether these were all */
export function clearHits(table: Table, limit: string, who: string): Promise<boolean> {
  return clearPartition(table, partitionOf(limit, who));
}
