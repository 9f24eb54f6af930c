/** The slip of a code, by whose word its resident takes it over: one for each code, of which only hashes are stored. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { accessPartition } from './accessPartition.ts';
import { batchGet } from './batchGet.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const slipKey = (code: string) => ({ pk: accessPartition(code), sk: 'CLAIMSLIP' });

const ClaimSlip = z.lazy(() =>
  z.object({
    code: z.string(),
    /** Who made it: it hands on nothing of another owner. Absent where it was used, and that person has the code no more. */
    ownerId: z.string().optional(),
    /** Of its word; absent where it was revoked. */
    hash: z.string().optional(),
    /** Of the last words that were revoked, so that people can be told. */
    revoked: z.array(z.string()),
    createdAt: z.string(),
    endsAt: z.string(),
    claimedAt: z.string().optional(),
    version: z.number().int(),
  }),
);
export type ClaimSlip = z.output<typeof ClaimSlip>;

/** @returns null for another item. */
export const parseClaimSlip = (item: Record<string, unknown> | undefined): ClaimSlip | null =>
  item?.['type'] === 'claimSlip' ? ClaimSlip.parse(item) : null;

export async function getClaimSlip(table: Table, code: string): Promise<ClaimSlip | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: slipKey(code), ConsistentRead: true }),
  );
  return parseClaimSlip(Item);
}

/** Those of several codes, in no order. @throws TableBusy */
export async function getClaimSlips(table: Table, codes: readonly string[]): Promise<ClaimSlip[]> {
  const items = await batchGet(table, codes.map(slipKey));
  return items.flatMap((item) => parseClaimSlip(item) ?? []);
}

/**
 * Makes, revokes or uses the slip. Refused under the label `claimSlip` where it changed since it was read.
 * @param expiresAt epoch seconds, when it may go
 */
export const writeClaimSlip = (
  slip: Omit<ClaimSlip, 'version'>,
  before: ClaimSlip | null,
  expiresAt: number,
): Write => ({
  label: 'claimSlip',
  Put: {
    Item: {
      ...slipKey(slip.code),
      type: 'claimSlip',
      ...slip,
      version: (before?.version ?? 0) + 1,
      expiresAt,
    },
    ...(before === null
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'version = :before',
          ExpressionAttributeValues: { ':before': before.version },
        }),
  },
});
