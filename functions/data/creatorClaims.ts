import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What only one creator can have: a slug, a prefix, a holder. Each is an item of its own, with the creator's id. */
type Claim = 'slug' | 'prefix' | 'holder';

export const claimKey = (claim: Claim, value: string) => ({
  pk: `${claim.toUpperCase()}#${value}`,
  sk: claim.toUpperCase(),
});

const Claimed = z.lazy(() => z.object({ creatorId: z.string() }));

/** @returns the id of the creator who has it */
export async function findClaim(table: Table, claim: Claim, value: string): Promise<string | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: claimKey(claim, value), ConsistentRead: true }),
  );
  return Item === undefined ? null : Claimed.parse(Item).creatorId;
}

/** Refused under the label of the claim where another creator has it. */
export function writeClaim(claim: Claim, value: string, creatorId: string): Write {
  return {
    label: claim,
    Put: {
      Item: { ...claimKey(claim, value), type: claim, version: 1, creatorId },
      ConditionExpression: 'attribute_not_exists(pk) OR creatorId = :own',
      ExpressionAttributeValues: { ':own': creatorId },
    },
  };
}

/** Refused under the label of the claim where another creator has it. */
export function writeClaimReleased(claim: Claim, value: string, creatorId: string): Write {
  return {
    label: claim,
    Delete: {
      Key: claimKey(claim, value),
      ConditionExpression: 'attribute_not_exists(pk) OR creatorId = :own',
      ExpressionAttributeValues: { ':own': creatorId },
    },
  };
}
