import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

const MigrationState = z.lazy(() =>
  z.object({
    startedAt: z.string(),
    /** The key up to which the table was read. */
    position: z.object({ pk: z.string(), sk: z.string() }).optional(),
    doneAt: z.string().optional(),
    version: z.number().int(),
  }),
);
export type MigrationState = z.output<typeof MigrationState>;

const migrationKey = (name: string) => ({ pk: `MIGRATION#${name}`, sk: 'MIGRATION' });

/** @returns null for a migration that was never started. */
export async function getMigration(table: Table, name: string): Promise<MigrationState | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: migrationKey(name), ConsistentRead: true }),
  );
  return Item === undefined ? null : MigrationState.parse(Item);
}

/** @returns false where another run saved its state since `state` was read: nothing was written. */
export async function putMigration(table: Table, name: string, state: MigrationState): Promise<boolean> {
  const Item = { ...migrationKey(name), type: 'migration', ...state, version: state.version + 1 };
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item,
        ConditionExpression: state.version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
        ...(state.version > 0 && { ExpressionAttributeValues: { ':version': state.version } }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
