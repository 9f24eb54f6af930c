import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { pause, TableBusy } from './transact.ts';

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
const maxKeys = 100;

const maxAttempts = 6;

interface Key {
  readonly pk: string;
  readonly sk: string;
}

/**
 * Items by their keys, in no order; a key without an item has none.
 * @param consistent includes what was written a moment ago
 * @throws TableBusy
 */
export async function batchGet(
  table: Table,
  keys: readonly Key[],
  consistent = false,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let from = 0; from < keys.length; from += maxKeys) {
    items.push(...(await getSome(table, keys.slice(from, from + maxKeys), consistent)));
  }
  return items;
}

/** The items of some rows of a list, in their order, without those that were deleted since. @throws TableBusy */
export async function getRows<T>(
  table: Table,
  rows: readonly Key[],
  parse: (item: Record<string, unknown>) => T,
): Promise<T[]> {
  const nameOf = ({ pk, sk }: Readonly<Record<string, unknown>>) => `${String(pk)} ${String(sk)}`;
  const items = new Map((await batchGet(table, rows)).map((item) => [nameOf(item), item]));
  return rows.flatMap(({ pk, sk }) => {
    const item = items.get(nameOf({ pk, sk }));
    return item === undefined ? [] : [parse(item)];
  });
}

/** What a response leaves out for its size, or because the table throttles, is requested again. */
async function getSome(
  table: Table,
  keys: readonly Key[],
  consistent: boolean,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let waiting: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; ; attempt++) {
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: waiting, ConsistentRead: consistent } } }),
    );
    items.push(...(Responses?.[table.name] ?? []));
    waiting = UnprocessedKeys?.[table.name]?.Keys ?? [];
    if (waiting.length === 0) return items;
    if (attempt + 1 >= maxAttempts) throw new TableBusy('Gave up on a batch of items');
    await pause(attempt);
  }
}
