import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/data/table.ts';

/** A table for `functions/data/`, for scripts. */
export function openTable(name: string, access: DynamoDBClientConfig): Table {
  const plain = new DynamoDBClient(access);
  const marshallOptions = { removeUndefinedValues: true };
  return { client: DynamoDBDocumentClient.from(plain, { marshallOptions }), name };
}
