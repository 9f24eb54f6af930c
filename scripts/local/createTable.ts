import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { table } from '#shared/contract/table.ts';

interface Options {
  /** Off in a bench that compares writes with and without a stream. */
  readonly stream?: boolean;
}

/** Creates the table that `shared/contract/table.ts` describes, unless it exists. */
export async function createTable(
  client: DynamoDBClient,
  name: string,
  { stream = true }: Options = {},
): Promise<void> {
  if (await exists(client, name)) return;
  try {
    await client.send(new CreateTableCommand(definition(name, stream)));
  } catch (error) {
    if (error instanceof ResourceInUseException) return;
    throw error;
  }
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
    }),
  );
}

async function exists(client: DynamoDBClient, name: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

const keys = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

function definition(name: string, stream: boolean): CreateTableCommand['input'] {
  const keyAttributes = [table, ...table.indexes].flatMap((keyed) => [keyed.partitionKey, keyed.sortKey]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keys(table.partitionKey, table.sortKey),
    AttributeDefinitions: keyAttributes.map((attribute) => ({
      AttributeName: attribute,
      AttributeType: 'S',
    })),
    GlobalSecondaryIndexes: table.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index.partitionKey, index.sortKey),
      Projection:
        index.include.length === 0
          ? { ProjectionType: 'KEYS_ONLY' }
          : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.include] },
    })),
    ...(stream && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  };
}
