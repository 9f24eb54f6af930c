import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What is left to erase of an account that has ended. It names the person by nothing but the id. */
const Erasure = z.lazy(() =>
  z.object({
    userId: z.string(),
    /** Finds what is stored by email address, without storing the address. */
    emailHash: z.string(),
    codes: z.enum(['release', 'keep']),
    /** When the account was made. */
    createdAt: z.string(),
    erasedAt: z.string(),
    pass: z.union([z.literal(1), z.literal(2)]),
    /** The name of the step that comes next. */
    step: z.string(),
    /** Nothing is to be done before. */
    dueAt: z.string(),
    version: z.number().int(),
  }),
);
export type Erasure = z.output<typeof Erasure>;

const erasureKey = (userId: string) => ({ pk: `ERASE#${userId}`, sk: 'ERASE' });
const ownerPk = 'ERASURES';

function itemOf(erasure: Erasure) {
  const { userId, dueAt } = erasure;
  return { ...erasureKey(userId), type: 'erasure', ...erasure, ownerPk, ownerSk: `${dueAt}#${userId}` };
}

export function writeNewErasure(erasure: Omit<Erasure, 'version'>): Write {
  return {
    label: 'erasure',
    Put: {
      Item: itemOf({ ...erasure, version: 1 }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** @returns null where all was erased. */
export async function getErasure(table: Table, userId: string): Promise<Erasure | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: erasureKey(userId), ConsistentRead: true }),
  );
  return Item === undefined ? null : Erasure.parse(Item);
}

/** Whose erasure is due, the oldest first. */
export async function listDueErasures(table: Table, now: string, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :erasures AND ownerSk < :after',
      // Behind the id that follows the time in a sort key.
      ExpressionAttributeValues: { ':erasures': ownerPk, ':after': `${now}~` },
      Limit: max,
    }),
  );
  return Items.map((item) => z.object({ pk: z.string() }).parse(item).pk.replace('ERASE#', ''));
}

/** Stores the progress. Does nothing where another run stored its own since `erasure` was read. */
export async function putErasure(table: Table, erasure: Erasure): Promise<void> {
  const condition = {
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': erasure.version },
  };
  const Item = itemOf({ ...erasure, version: erasure.version + 1 });
  await unlessChanged(table.client.send(new PutCommand({ TableName: table.name, Item, ...condition })));
}

/** When nothing is left. */
export async function deleteErasure(table: Table, { userId, version }: Erasure): Promise<void> {
  await unlessChanged(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: erasureKey(userId),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );
}

async function unlessChanged(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
