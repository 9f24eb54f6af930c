/** What opens a code that is not public, and what hands a code on: PIN, passes and claim slip are one partition. */
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { accessPartition } from './accessPartition.ts';
import { type ClaimSlip, parseClaimSlip } from './claimSlips.ts';
import { Pass, passKey } from './passes.ts';
import type { Table } from './table.ts';

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

/** Deletes the passes that somebody made who has the code no more: they open nothing, and say whom they knew. */
export async function deletePassesOf(table: Table, code: string, ownerId: string): Promise<void> {
  const { passes } = await listAccess(table, { code, ownerId });
  for (const { id } of passes)
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: passKey(code, id) }));
}
