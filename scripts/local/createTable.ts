import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { table } from '#shared/contract/table.ts';

interface Options {
  /** Off in a bench that compares writes with and without a stream. */
  readonly stream?: boolean;
}

/** Creates the table that `shared/contract/table.ts` describes, or the indexes that an earlier version's lacks. */
export async function createTable(
  client: DynamoDBClient,
  name: string,
  { stream = true }: Options = {},
): Promise<void> {
  const existing = await indexesOf(client, name);
  if (existing !== null) {
    await addIndexes(client, name, existing);
    return;
  }
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

/** The names of a table's indexes; null where there is no table. */
async function indexesOf(client: DynamoDBClient, name: string): Promise<string[] | null> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName = '' }) => IndexName);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

/** One at a time, as DynamoDB wants it. */
async function addIndexes(client: DynamoDBClient, name: string, existing: readonly string[]): Promise<void> {
  for (const index of table.indexes.filter((each) => !existing.includes(each.name))) {
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: stringAttributes([index.partitionKey, index.sortKey]),
        GlobalSecondaryIndexUpdates: [{ Create: indexDefinition(index) }],
      }),
    );
  }
}

const keys = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

const stringAttributes = (names: readonly string[]): AttributeDefinition[] =>
  names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));

const indexDefinition = ({ name, partitionKey, sortKey, include }: (typeof table.indexes)[number]) => ({
  IndexName: name,
  KeySchema: keys(partitionKey, sortKey),
  Projection:
    include.length === 0
      ? { ProjectionType: 'KEYS_ONLY' as const }
      : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...include] },
});

function definition(name: string, stream: boolean): CreateTableCommand['input'] {
  const keyAttributes = [table, ...table.indexes].flatMap((keyed) => [keyed.partitionKey, keyed.sortKey]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keys(table.partitionKey, table.sortKey),
    AttributeDefinitions: stringAttributes(keyAttributes),
    GlobalSecondaryIndexes: table.indexes.map(indexDefinition),
    ...(stream && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  };
}
