/** The baseline: a handler that only reads one item with the SDK. */
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

export const handler = async () =>
  client.send(
    new GetItemCommand({
      TableName: process.env['TABLE_NAME'] ?? '',
      Key: { pk: { S: 'PRICE' }, sk: { S: 'CURRENT' } },
    }),
  );
