import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { table } from '#shared/contract/table.ts';

/**
 * Gives a restored table what AWS does not restore with it: a stream, expiry, backups and protection against deletion.
 * Does nothing where it has them. @returns the ARN of its stream
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/pointintimerecovery_beforeyoubegin.html
 */
export async function attachTable(client: DynamoDBClient, name: string): Promise<string> {
  const found = await describe(client, name);
  checkShape(name, found);
  const streamArn = await attachStream(client, name);
  if (found.DeletionProtectionEnabled !== true) {
    await change(client, name, { DeletionProtectionEnabled: true });
  }
  await expire(client, name);
  await backUp(client, name);
  return streamArn;
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription> {
  try {
    const { Table: found } = await client.send(new DescribeTableCommand({ TableName: name }));
    if (found?.TableStatus === 'ACTIVE') return found;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new StartFailure(`There is no table ${name} (ZARCODES_TABLE); nothing was changed.`);
  }
  throw new StartFailure(`The table ${name} is not ACTIVE yet; nothing was changed. Try again when it is.`);
}

/** One of another product, or restored without its indexes, would fail every call. */
function checkShape(name: string, { KeySchema = [], GlobalSecondaryIndexes = [] }: TableDescription): void {
  const keys = KeySchema.map(({ AttributeName }) => AttributeName).join();
  const indexes = new Set(GlobalSecondaryIndexes.map(({ IndexName }) => IndexName));
  const missing = table.indexes.filter((index) => !indexes.has(index.name)).map((index) => index.name);
  if (keys === `${table.partitionKey},${table.sortKey}` && missing.length === 0) return;
  throw new StartFailure(
    `${name} is not a table of ZarCodes: its keys are ${keys}, and it lacks the indexes ${missing.join(', ') || '(none)'}.`,
  );
}

/** One change at a time, as DynamoDB wants it. */
async function change(client: DynamoDBClient, name: string, input: object): Promise<void> {
  await client.send(new UpdateTableCommand({ TableName: name, ...input }));
  await waitUntilTableExists({ client, maxWaitTime: 300 }, { TableName: name });
}

/** What the jobs need of a restored table, and all of it that the engine of this machine knows. @returns the stream's ARN */
export async function attachStream(client: DynamoDBClient, name: string): Promise<string> {
  const found = await describe(client, name);
  if (found.StreamSpecification?.StreamEnabled !== true) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' };
    await change(client, name, { StreamSpecification });
  }
  const { LatestStreamArn: streamArn } = await describe(client, name);
  if (streamArn === undefined) throw new StartFailure(`The table ${name} has no stream yet: try again.`);
  return streamArn;
}

async function expire(client: DynamoDBClient, name: string): Promise<void> {
  const { TimeToLiveDescription: found } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: name }),
  );
  if (found?.TimeToLiveStatus === 'ENABLED' || found?.TimeToLiveStatus === 'ENABLING') return;
  const TimeToLiveSpecification = { AttributeName: table.ttlAttribute, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
}

async function backUp(client: DynamoDBClient, name: string): Promise<void> {
  const { ContinuousBackupsDescription: found } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  );
  const status = found?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
  if (status === 'ENABLED') return;
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: name,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
}
