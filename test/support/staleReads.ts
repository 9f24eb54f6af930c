/**
 * Reads that are not consistent may come from a copy of the table that misses the latest writes. Local engines have no
 * such copy.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html
 */
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { table as shape } from '#shared/contract/table.ts';
import {
  type DynamoCall,
  intercept,
  isWrite,
  keysOfWrite,
  projectedAttributes,
  type SendResult,
} from '#test/support/dynamoCalls.ts';

type Item = Record<string, unknown>;
type Send = (input?: unknown) => Promise<SendResult>;

interface Write {
  readonly number: number;
  readonly at: number;
  /** Null where there was none. */
  readonly before: Item | null;
}

/** A copy is rarely later. */
const maxLagMs = 1_000;

const nameOf = ({ pk, sk }: Item) => `${String(pk)} ${String(sk)}`;

export class StaleReads {
  readonly #client: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #now: () => Date;
  /** Of each item, in their order. */
  readonly #writes = new Map<string, Write[]>();
  #count = 0;

  constructor(client: DynamoDBDocumentClient, table: string, now: () => Date) {
    this.#client = client;
    this.#table = table;
    this.#now = now;
  }

  async write({ input }: DynamoCall, send: Send): Promise<SendResult> {
    const keys = keysOfWrite(input);
    if (keys.length === 0) return send();
    const { Responses } = await this.#client.send(
      new BatchGetCommand({ RequestItems: { [this.#table]: { Keys: keys, ConsistentRead: true } } }),
    );
    const before = new Map((Responses?.[this.#table] ?? []).map((item) => [nameOf(item), item]));
    const result = await send();
    const number = ++this.#count;
    const at = this.#now().getTime();
    for (const key of keys) {
      const write = { number, at, before: before.get(nameOf(key)) ?? null };
      this.#writes.set(nameOf(key), [...(this.#writes.get(nameOf(key)) ?? []), write]);
    }
    return result;
  }

  /** Answers as if the latest writes, as many as `missing`, were not there yet. A query does not find again what they deleted. */
  async read({ operation, input }: DynamoCall, send: Send, missing: number): Promise<SendResult> {
    const result = await send();
    const { output } = result;
    const names = projectedAttributes(input);
    if (operation === 'GetItem' && input.ConsistentRead !== true) {
      const seen = this.#seen(input.Key, output.Item ?? null, missing);
      output.Item = seen === null ? undefined : pick(seen, names);
    }
    const batch = input.RequestItems?.[this.#table];
    if (operation === 'BatchGetItem' && batch.ConsistentRead !== true) {
      const found: Item[] = output.Responses?.[this.#table] ?? [];
      output.Responses[this.#table] = batch.Keys.flatMap(
        (key: Item) =>
          this.#seen(key, found.find((item) => nameOf(item) === nameOf(key)) ?? null, missing) ?? [],
      );
    }
    if (operation === 'Query' && input.ConsistentRead !== true && output.Items !== undefined) {
      const index = shape.indexes.find(({ name }) => name === input.IndexName);
      const partition = index?.partitionKey ?? shape.partitionKey;
      output.Items = output.Items.flatMap((item: Item) => {
        const seen = this.#seen(item, item, missing);
        if (seen === null || seen[partition] !== item[partition]) return [];
        return [pick(seen, names ?? (index && attributesOf(index)))];
      });
      output.Count = output.Items.length;
    }
    return result;
  }

  /** The oldest state of an item that a read may find now. @param now its newest state */
  oldest(key: Item, now: Item | null): Item | null {
    return this.#seen(key, now, Number.POSITIVE_INFINITY);
  }

  #seen(key: Item, now: Item | null, missing: number): Item | null {
    const earliest = this.#now().getTime() - maxLagMs;
    const writes = this.#writes.get(nameOf(key)) ?? [];
    const missed = writes.find(({ number, at }) => number > this.#count - missing && at >= earliest);
    return missed === undefined ? now : missed.before;
  }
}

/** From now on every read that is not consistent misses the writes of the last second. @returns what ends that */
export function missLatestWrites(
  { client, name }: { client: DynamoDBDocumentClient; name: string },
  now: () => Date,
): () => void {
  const stale = new StaleReads(client, name, now);
  return intercept(client, (call, send) =>
    isWrite(call.operation) ? stale.write(call, send) : stale.read(call, send, Number.POSITIVE_INFINITY),
  );
}

const attributesOf = (index: (typeof shape.indexes)[number]): readonly string[] => [
  shape.partitionKey,
  shape.sortKey,
  index.partitionKey,
  index.sortKey,
  ...index.include,
];

const pick = (item: Item, names: readonly string[] | undefined): Item =>
  names === undefined
    ? item
    : Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
