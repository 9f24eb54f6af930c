import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Item = Record<string, unknown>;

/**
 * The items of all pages of a query, or the first `max`. Not the SDK's `paginateQuery`, which reads as many again where
 * the last page needs fewer.
 */
export async function queryAll(
  table: Table,
  query: Omit<QueryCommandInput, 'TableName'>,
  max = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const items: Item[] = [];
  let startKey: Item | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        ...query,
        ...(Number.isFinite(max) && { Limit: max - items.length }),
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    items.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined && items.length < max);
  return items;
}
