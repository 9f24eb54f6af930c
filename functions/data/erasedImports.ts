import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { importKey, importsOf, resultsOf } from './importKeys.ts';
import { clearPartition } from './partitions.ts';
import type { Table } from './table.ts';

/** The ids of some imports of a creator, also of expired ones. */
export async function listImportIds(table: Table, creatorId: string, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :imports AND begins_with(sk, :import)',
      ExpressionAttributeValues: { ':imports': importsOf(creatorId), ':import': 'imp_' },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
      Limit: max,
    }),
  );
  return Items.map(({ sk }) => String(sk));
}

export async function deleteImport(table: Table, key: Parameters<typeof importKey>[0]): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: importKey(key) }));
}

/** Deletes what is left beside the imports of a creator. @returns whether these were all */
export const clearImports = (table: Table, creatorId: string): Promise<boolean> =>
  clearPartition(table, importsOf(creatorId));

/** Deletes some results of an import. @returns whether these were all */
export const clearResults = (table: Table, id: string): Promise<boolean> =>
  clearPartition(table, resultsOf(id));
