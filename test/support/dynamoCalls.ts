/** SDK middleware for tests: records the requests that handlers send to DynamoDB, and injects failures. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One request to DynamoDB, before the document client marshals it. */
export interface DynamoCall {
  /** `GetItem`, `TransactWriteItems`, … */
  readonly operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own input type
  readonly input: any;
}

// biome-ignore lint/suspicious/noExplicitAny: each operation has its own output type
export type SendResult = { output: any };
/** Wraps every request. It may change the input, throw before or after sending, or delay it. */
export type Intercept = (
  call: DynamoCall,
  send: (input?: unknown) => Promise<SendResult>,
) => Promise<SendResult>;

export const isWrite = (operation: string) =>
  /^(?:Put|Update|Delete|TransactWrite|BatchWrite)/.test(operation);

let count = 0;

/** Runs outside the SDK's retries: errors thrown here propagate to our code. @returns a function that removes it. */
export function intercept(client: DynamoDBDocumentClient, handle: Intercept): () => void {
  const name = `test-${++count}`;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = String(context['commandName']).replace(/Command$/, '');
      const send = (input: unknown = args.input) => next({ ...args, input: input as object });
      return (await handle({ operation, input: args.input }, send as Parameters<Intercept>[1])) as Awaited<
        ReturnType<typeof next>
      >;
    },
    { step: 'initialize', priority: 'low', name },
  );
  return () => {
    client.middlewareStack.remove(name);
  };
}

class Crash extends Error {
  override readonly name = 'Crash';
}

/**
 * Simulates a process crash at the next transaction: before it is sent, or after it was committed but before the
 * response arrived. All later requests fail until `restart()`.
 */
export function crashAtTransaction(
  client: DynamoDBDocumentClient,
  when: 'before' | 'after',
): { restart(): void } {
  let isDead = false;
  const restart = intercept(client, async ({ operation }, send) => {
    if (!isDead && operation !== 'TransactWriteItems') return send();
    if (!isDead && when === 'after') await send();
    isDead = true;
    throw new Crash(`The process died ${when} its transaction`);
  });
  return { restart };
}

/**
 * Simulates a process crash at the `nth` write, counted from 0: before it is sent, or after it was committed. All
 * later requests fail until `restart()`. `crashed()` is false if there were fewer writes.
 */
export function crashAtWrite(
  client: DynamoDBDocumentClient,
  nth: number,
  when: 'before' | 'after',
): { restart(): void; crashed(): boolean } {
  let count = 0;
  let isDead = false;
  const restart = intercept(client, async ({ operation }, send) => {
    const isTarget = !isDead && isWrite(operation) && count++ === nth;
    if (isTarget && when === 'after') await send();
    isDead ||= isTarget;
    if (isDead) throw new Crash(`The process died ${when} its write ${nth}`);
    return send();
  });
  return { restart, crashed: () => isDead };
}

/** Drops the response to the next transaction, below the SDK's retry middleware, so that the SDK retries it. */
export function loseResponse(client: DynamoDBDocumentClient): { remove(): void; sent(): number } {
  let sent = 0;
  const name = `test-${++count}`;
  type Next = (args: { input: object }) => Promise<never>;
  const drop = (next: Next) => async (args: { input: object }) => {
    const response = await next(args);
    if (!('TransactItems' in args.input)) return response;
    sent += 1;
    if (sent === 1) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    return response;
  };
  client.middlewareStack.addRelativeTo(drop as never, {
    relation: 'after',
    toMiddleware: 'retryMiddleware',
    name,
  });
  return { remove: () => void client.middlewareStack.remove(name), sent: () => sent };
}

export function transactionCancelled(codes: readonly string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

/** Fails the next `times` transactions with TransactionConflict, then lets them through. */
export function failWithConflicts(client: DynamoDBDocumentClient, times: number) {
  let attempts = 0;
  const remove = intercept(client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    attempts += 1;
    if (attempts > times) return send();
    throw transactionCancelled(
      input.TransactItems.map((_: unknown, index: number) => (index === 0 ? 'TransactionConflict' : 'None')),
    );
  });
  return { remove, attempts: () => attempts };
}

type Keyed = { Key?: { pk: string; sk: string }; Item?: { pk: string; sk: string } };

const keyOf = ({ Key, Item }: Keyed) => {
  const { pk, sk } = Key ?? Item ?? { pk: '', sk: '' };
  return { pk, sk };
};

/** Of all members of a transaction, also of those that it only checks. */
const keysOfTransaction = (input: DynamoCall['input']) =>
  (input.TransactItems as Record<string, Keyed>[]).flatMap((member) => Object.values(member).map(keyOf));

/** Of the items that a request changes. */
export function keysOfWrite(input: DynamoCall['input']): { pk: string; sk: string }[] {
  if (input.TransactItems === undefined) return [keyOf(input)];
  const members = (input.TransactItems as Record<string, Keyed>[]).filter(
    ({ ConditionCheck }) => ConditionCheck === undefined,
  );
  return members.flatMap((member) => Object.values(member).map(keyOf));
}

/**
 * Fails a transaction while another one in flight uses one of its items, as DynamoDB does and local engines do not.
 * Each transaction locks its items for at least `holdMs`.
 */
export function simulateConflicts(
  client: DynamoDBDocumentClient,
  holdMs: number,
): { remove(): void; refused(): number } {
  const locked = new Set<string>();
  let refused = 0;
  const remove = intercept(client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    const keys = keysOfTransaction(input).map(({ pk, sk }) => `${pk} ${sk}`);
    if (keys.some((key) => locked.has(key))) {
      refused += 1;
      throw transactionCancelled(keys.map((key) => (locked.has(key) ? 'TransactionConflict' : 'None')));
    }
    for (const key of keys) locked.add(key);
    try {
      await new Promise((resolve) => setTimeout(resolve, holdMs));
      return await send();
    } finally {
      for (const key of keys) locked.delete(key);
    }
  });
  return { remove, refused: () => refused };
}

/** One action of a request on the items whose partition keys share a prefix. */
export interface TableUse {
  readonly action: string;
  /** The part of the partition key before `#`: `CODE`, `USER`, `SETTINGS`, … */
  readonly key: string;
  readonly index?: string;
  /** The projected attributes; undefined if whole items are read. */
  readonly attributes?: readonly string[];
}

const memberActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

export function projectedAttributes(input: DynamoCall['input']): string[] | undefined {
  const names = (input.ExpressionAttributeNames ?? {}) as Record<string, string>;
  return input.ProjectionExpression?.split(',').map((part: string) => names[part.trim()] ?? part.trim());
}

const keyPrefixOf = (pk: unknown) => String(pk).split('#')[0] ?? '';

/** The IAM actions of a request on the table: those of its members, for a transaction. */
export function usesOf({ operation, input }: DynamoCall): TableUse[] {
  switch (operation) {
    case 'GetItem': {
      const attributes = projectedAttributes(input);
      return [{ action: operation, key: keyPrefixOf(input.Key.pk), ...(attributes && { attributes }) }];
    }
    case 'UpdateItem':
    case 'DeleteItem':
      return [{ action: operation, key: keyPrefixOf(input.Key.pk) }];
    case 'PutItem':
      return [{ action: operation, key: keyPrefixOf(input.Item.pk) }];
    case 'BatchGetItem':
      return Object.values(input.RequestItems as Record<string, { Keys: { pk: string }[] }>).flatMap(
        ({ Keys }) => Keys.map(({ pk }) => ({ action: operation, key: keyPrefixOf(pk) })),
      );
    case 'Query': {
      const [, placeholder = ''] = /^\w+ = (:\w+)/.exec(input.KeyConditionExpression) ?? [];
      const key = keyPrefixOf(input.ExpressionAttributeValues[placeholder]);
      return [{ action: operation, key, ...(input.IndexName && { index: input.IndexName }) }];
    }
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, Keyed>[]).flatMap((member) =>
        Object.entries(member).map(([kind, write]) => ({
          action: memberActions[kind] ?? kind,
          key: keyPrefixOf(write.Key?.pk ?? write.Item?.pk),
        })),
      );
    default:
      return [{ action: operation, key: '*' }];
  }
}

export interface RecordedCalls<T> {
  readonly value: T;
  readonly calls: readonly DynamoCall[];
  readonly uses: readonly TableUse[];
  readonly readUnits: number;
  readonly writeUnits: number;
}

type Consumed = { CapacityUnits?: number; WriteCapacityUnits?: number };
/** Runs `run` and records its requests to the table and the capacity that DynamoDB reports for them. */
export async function recordCalls<T>(
  client: DynamoDBDocumentClient,
  run: () => Promise<T>,
): Promise<RecordedCalls<T>> {
  const calls: DynamoCall[] = [];
  let readUnits = 0;
  let writeUnits = 0;
  const remove = intercept(client, async (call, send) => {
    calls.push(call);
    const result = await send({ ...call.input, ReturnConsumedCapacity: 'INDEXES' });
    const consumed = result.output.ConsumedCapacity as Consumed | Consumed[] | undefined;
    if (consumed === undefined) throw new Error(`No consumed capacity reported for ${call.operation}`);
    const units = [consumed].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    if (isWrite(call.operation)) writeUnits += units;
    else readUnits += units;
    return result;
  });
  try {
    const value = await run();
    return { value, calls, uses: calls.flatMap(usesOf), readUnits, writeUnits };
  } finally {
    remove();
  }
}
