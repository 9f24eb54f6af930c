/**
 * A whole table as a file, one item a line, in the form of DynamoDB's own exports (`{"Item": …}`, gzipped). Reads the
 * table from end to end, which nothing in the product may: this is for backups.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

export type StoredItem = Record<string, AttributeValue>;

/** BatchWriteItem takes no more. */
const maxBatchSize = 25;

export async function* readTable(client: DynamoDBClient, table: string): AsyncGenerator<StoredItem> {
  let ExclusiveStartKey: StoredItem | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    yield* page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
}

export async function exportTable(client: DynamoDBClient, table: string, file: string): Promise<void> {
  async function* lines() {
    for await (const Item of readTable(client, table)) yield `${JSON.stringify({ Item })}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
}

export async function* readFile(file: string): AsyncGenerator<StoredItem> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) yield (JSON.parse(line) as { Item: StoredItem }).Item;
}

/** Writes all items of a file into a table that is expected to be empty. */
export async function importTable(client: DynamoDBClient, table: string, file: string): Promise<void> {
  let batch: StoredItem[] = [];
  for await (const item of readFile(file)) {
    batch.push(item);
    if (batch.length < maxBatchSize) continue;
    await write(client, table, batch);
    batch = [];
  }
  await write(client, table, batch);
}

async function write(client: DynamoDBClient, table: string, items: readonly StoredItem[]): Promise<void> {
  let waiting = items.map((Item) => ({ PutRequest: { Item } }));
  while (waiting.length > 0) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: waiting } }),
    );
    waiting = (UnprocessedItems[table] ?? []) as typeof waiting;
  }
}
