import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Write } from '#functions/data/transact.ts';
import type { Item, World } from '#test/support/world.ts';

/** As many as DynamoDB takes at once. */
const batch = 25;
/** Batches at the same time. */
const lanes = 4;

export const itemsOf = (writes: readonly Write[]): Item[] =>
  writes.flatMap((write) => ('Put' in write ? [write.Put.Item ?? {}] : []));

export async function putItems({ table }: World, items: readonly Item[]): Promise<void> {
  let next = 0;
  const put = async () => {
    while (next < items.length) {
      const some = items.slice(next, next + batch);
      next += batch;
      const RequestItems = { [table.name]: some.map((Item) => ({ PutRequest: { Item } })) };
      await table.client.send(new BatchWriteCommand({ RequestItems }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, put));
}
