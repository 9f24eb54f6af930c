/**
 * Imports of places. The rows themselves are in a bucket (`services/importRows.ts`). The
 * item of an import says how far it came, and is written with each code, so that each row is made once
 * (docs/decisions/0094-imports.md).
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { duplicateChoices, importStates, importStops } from '#shared/contract/imports.ts';
import { importRowDays } from '#shared/domain/imports.ts';
import { importKey, importsOf } from './importKeys.ts';
import { keptUntil } from './importResults.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Import = z.lazy(() =>
  z.object({
    id: z.string(),
    creatorId: z.string(),
    /** The account that held the profile: its codes are undone. */
    userId: z.string(),
    /** Of the file. */
    name: z.string(),
    state: z.enum(importStates),
    rows: z.number().int(),
    /** Rows without a fault, and how many of these are near to another code or row. */
    codes: z.number().int(),
    near: z.number().int(),
    /** Once it was committed. */
    duplicates: z.enum(duplicateChoices).optional(),
    /** Together they say which row is next. */
    made: z.number().int(),
    refused: z.number().int(),
    /** The last row that its undoing has dealt with. */
    undoneUpTo: z.number().int(),
    undone: z.number().int(),
    kept: z.number().int(),
    createdAt: z.string(),
    committedAt: z.string().optional(),
    endedAt: z.string().optional(),
    /** The day's number is used up until then. */
    waitsUntil: z.string().optional(),
    stoppedBecause: z.enum(importStops).optional(),
    /** When the bucket last got the rows. */
    storedAt: z.string(),
    version: z.number().int(),
  }),
);
export type Import = Readonly<z.output<typeof Import>>;

type Key = Pick<Import, 'id' | 'creatorId'>;
const lockKey = (creatorId: string) => ({ pk: importsOf(creatorId), sk: 'RUNNING' });
/** What the job goes on with. */
const atWork = 'IMPORTS';
const isAtWork = ({ state }: Pick<Import, 'state'>) => state === 'running' || state === 'undoing';

const daySeconds = 24 * 3600;

/** One that was only checked goes with its rows, and one that is at work never. */
function expiryOf(imported: Import): number | null {
  const { state, createdAt, endedAt = createdAt } = imported;
  if (isAtWork(imported)) return null;
  return state === 'checked'
    ? Math.floor(Date.parse(createdAt) / 1000) + importRowDays * daySeconds
    : keptUntil(endedAt);
}

function itemOf(imported: Import) {
  const { id, creatorId, committedAt } = imported;
  const expiresAt = expiryOf(imported);
  const listed = { ownerPk: atWork, ownerSk: `${committedAt}#${creatorId}#${id}` };
  return {
    ...importKey(imported),
    type: 'import',
    ...(isAtWork(imported) && listed),
    ...imported,
    ...(expiresAt !== null && { expiresAt }),
  };
}

/** Expired ones are deleted late. */
function parseImport(item: Record<string, unknown> | undefined, now: Date): Import | null {
  if (item?.['type'] !== 'import') return null;
  const imported = Import.parse(item);
  const expiresAt = expiryOf(imported);
  return expiresAt === null || expiresAt * 1000 > now.getTime() ? imported : null;
}

export async function getImport(table: Table, key: Key, now: Date): Promise<Import | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: importKey(key), ConsistentRead: true }),
  );
  return parseImport(Item, now);
}

/** All of a creator, newest first. */
export async function listImports(table: Table, creatorId: string, now: Date): Promise<Import[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :imports',
    ExpressionAttributeValues: { ':imports': importsOf(creatorId) },
    ConsistentRead: true,
  });
  return items
    .flatMap((item) => parseImport(item, now) ?? [])
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Those that run or are being undone, the first committed first. */
export async function listImportsAtWork(table: Table): Promise<Key[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :atWork',
    ExpressionAttributeValues: { ':atWork': atWork },
  });
  return items.map(({ pk, sk }) => ({ creatorId: String(pk).slice(importsOf('').length), id: String(sk) }));
}

export function writeNewImport(imported: Import): Write {
  return {
    label: 'import',
    Put: { Item: itemOf(imported), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** Refused under the label `import` where it changed since it was read, or was erased. */
export function writeImport(changed: Import): Write {
  return {
    label: 'import',
    Put: {
      Item: itemOf({ ...changed, version: changed.version + 1 }),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': changed.version },
    },
  };
}

/** Refused under the label `lock` where another import of the creator runs. */
export function writeRunning({ id, creatorId }: Key): Write {
  return {
    label: 'lock',
    Put: {
      Item: { ...lockKey(creatorId), type: 'importLock', version: 1, importId: id },
      ConditionExpression: 'attribute_not_exists(pk) OR importId = :id',
      ExpressionAttributeValues: { ':id': id },
    },
  };
}

/** With every end of an import that ran. */
export function writeNotRunning({ id, creatorId }: Key): Write {
  return {
    label: 'lock',
    Delete: {
      Key: lockKey(creatorId),
      ConditionExpression: 'importId = :id',
      ExpressionAttributeValues: { ':id': id },
    },
  };
}
