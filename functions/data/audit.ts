import * as z from 'zod';
import { auditChange, auditKinds } from '#shared/contract/audit.ts';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

export const AuditEntry = z.lazy(() =>
  z.object({
    id: z.string(),
    createdAt: z.string(),
    actorId: z.string(),
    /** The route. */
    action: z.string(),
    /** What kind of thing was changed. */
    kind: z.enum(auditKinds),
    targetId: z.string(),
    /** The person whom it concerns: what it says of them goes when their account is erased. */
    userId: z.string().optional(),
    reason: z.string().optional(),
    changes: z.array(auditChange()),
  }),
);
/** Something that an admin changed. Append only. */
export type AuditEntry = z.output<typeof AuditEntry>;

const Keys = z.lazy(() => z.object({ pk: z.string(), sk: z.string() }));

export const auditPartition = ({ kind, targetId }: Pick<AuditEntry, 'kind' | 'targetId'>) =>
  `AUDIT#${kind}#${targetId}`;

export const auditedPartition = (userId: string) => `AUDITED#${userId}`;

/** Belongs into the transaction of the change. */
export function writeAuditEntry(entry: AuditEntry): Write {
  return {
    label: 'audit',
    Put: {
      Item: {
        pk: auditPartition(entry),
        sk: `${entry.createdAt}#${entry.id}`,
        type: 'audit',
        version: 1,
        ...timeKeys('AUDIT', entry),
        ...(entry.userId !== undefined && {
          ownerPk: auditedPartition(entry.userId),
          ownerSk: `${entry.createdAt}#${entry.id}`,
        }),
        ...entry,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** In the order of the rows. Half a read unit each. @throws TableBusy */
export function getAuditEntries(
  table: Table,
  rows: readonly Pick<TimeRow, 'pk' | 'sk'>[],
): Promise<AuditEntry[]> {
  return getRows(table, rows, (item) => AuditEntry.parse(item));
}

/** What concerns a person, newest first: of their account and of what is theirs. Half a read unit each. */
export async function listAuditAbout(table: Table, userId: string, max: number): Promise<AuditEntry[]> {
  const rows = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :person',
      ExpressionAttributeValues: { ':person': auditedPartition(userId) },
      ScanIndexForward: false,
    },
    max,
  );
  return getAuditEntries(
    table,
    rows.map((row) => Keys.parse(row)),
  );
}

/**
 * What was changed of one thing, newest first, at most `max`.
 * @param consistent includes what was written a moment ago
 */
export async function listAuditOf(
  table: Table,
  target: Pick<AuditEntry, 'kind' | 'targetId'>,
  max: number,
  consistent = false,
): Promise<AuditEntry[]> {
  const items = await queryAll(
    table,
    {
      KeyConditionExpression: 'pk = :target',
      ExpressionAttributeValues: { ':target': auditPartition(target) },
      ScanIndexForward: false,
      ConsistentRead: consistent,
    },
    max,
  );
  return items.map((item) => AuditEntry.parse(item));
}
