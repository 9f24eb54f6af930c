/** Between the handlers and the engine: watches what goes over the wire, and makes it fail on purpose. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One request to DynamoDB as our code wrote it, before it is turned into attribute values. */
export interface WireCall {
  /** `GetItem`, `TransactWriteItems`, … */
  readonly operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: every operation has another input; a test picks out what it needs
  readonly input: any;
}

// biome-ignore lint/suspicious/noExplicitAny: as above, for what the engine answers
type Sent = { output: any };
/** Runs around every request. It may change the input, throw before or after sending, or wait. */
export type Intercept = (call: WireCall, send: (input?: unknown) => Promise<Sent>) => Promise<Sent>;

let count = 0;

/** @returns how to take it out again. Outside of the SDK's retries: what is thrown here reaches our code. */
export function intercept(client: DynamoDBDocumentClient, around: Intercept): () => void {
  const name = `test-${++count}`;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = String(context['commandName']).replace(/Command$/, '');
      const send = (input: unknown = args.input) => next({ ...args, input: input as object });
      return (await around({ operation, input: args.input }, send as Parameters<Intercept>[1])) as Awaited<
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
 * The process dies at its next transaction: before it is sent, or after it was carried out and before we hear of it.
 * Nothing more goes out of it until it is started again.
 */
export function crashAt(client: DynamoDBDocumentClient, when: 'before' | 'after'): { restart(): void } {
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
 * The process dies at its `nth` write, counted from 0: before it is sent, or after it was carried out. Nothing more is
 * sent until it is started again. `crashed()` is false where there were fewer writes.
 */
export function crashAtWrite(
  client: DynamoDBDocumentClient,
  nth: number,
  when: 'before' | 'after',
): { restart(): void; crashed(): boolean } {
  let count = 0;
  let isDead = false;
  const restart = intercept(client, async ({ operation }, send) => {
    const isIt = !isDead && writes.test(operation) && count++ === nth;
    if (isIt && when === 'after') await send();
    isDead ||= isIt;
    if (isDead) throw new Crash(`The process died ${when} its write ${nth}`);
    return send();
  });
  return { restart, crashed: () => isDead };
}

/** Loses the answer to the next transaction on its way back, below the SDK's retries: it asks again by itself. */
export function loseAnswer(client: DynamoDBDocumentClient): { remove(): void; sent(): number } {
  let sent = 0;
  const name = `test-${++count}`;
  type Next = (args: { input: object }) => Promise<never>;
  const lose = (next: Next) => async (args: { input: object }) => {
    const answer = await next(args);
    if (!('TransactItems' in args.input)) return answer;
    sent += 1;
    if (sent === 1) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    return answer;
  };
  client.middlewareStack.addRelativeTo(lose as never, {
    relation: 'after',
    toMiddleware: 'retryMiddleware',
    name,
  });
  return { remove: () => void client.middlewareStack.remove(name), sent: () => sent };
}

export function cancelled(codes: readonly string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

/** Answers transactions with TransactionConflict so many times, and then lets them through. */
export function conflictTimes(client: DynamoDBDocumentClient, times: number) {
  let tries = 0;
  const remove = intercept(client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    tries += 1;
    if (tries > times) return send();
    throw cancelled(
      input.TransactItems.map((_: unknown, index: number) => (index === 0 ? 'TransactionConflict' : 'None')),
    );
  });
  return { remove, tries: () => tries };
}

type Keyed = { Key?: { pk: string; sk: string }; Item?: { pk: string; sk: string } };

function keysOf(input: WireCall['input']): string[] {
  return (input.TransactItems as Record<string, Keyed>[]).map((member) => {
    const [write] = Object.values(member);
    const { pk, sk } = write?.Key ?? write?.Item ?? { pk: '', sk: '' };
    return `${pk} ${sk}`;
  });
}

/**
 * Refuses a transaction while another holds one of its items, as DynamoDB does and no local engine. Each holds its
 * items for `holdMs` at least.
 */
export function refuseConflicts(
  client: DynamoDBDocumentClient,
  holdMs: number,
): { remove(): void; refused(): number } {
  const held = new Set<string>();
  let refused = 0;
  const remove = intercept(client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    const keys = keysOf(input);
    if (keys.some((key) => held.has(key))) {
      refused += 1;
      throw cancelled(keys.map((key) => (held.has(key) ? 'TransactionConflict' : 'None')));
    }
    for (const key of keys) held.add(key);
    try {
      await new Promise((resolve) => setTimeout(resolve, holdMs));
      return await send();
    } finally {
      for (const key of keys) held.delete(key);
    }
  });
  return { remove, refused: () => refused };
}

/** One thing a request did: an action on the items whose partition key begins so. */
export interface Use {
  readonly action: string;
  /** The part of the key before `#`: `CODE`, `USER`, `SETTINGS`, … */
  readonly key: string;
  readonly index?: string;
  /** The names of a projection; undefined where whole items are read. */
  readonly attributes?: readonly string[];
}

const memberActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function projectedBy(input: WireCall['input']): string[] | undefined {
  const names = (input.ExpressionAttributeNames ?? {}) as Record<string, string>;
  return input.ProjectionExpression?.split(',').map((part: string) => names[part.trim()] ?? part.trim());
}

const kindOf = (pk: unknown) => String(pk).split('#')[0] ?? '';

/** What a request uses of the table, in the words of IAM: a transaction uses the actions of its members. */
export function usesOf({ operation, input }: WireCall): Use[] {
  switch (operation) {
    case 'GetItem': {
      const attributes = projectedBy(input);
      return [{ action: operation, key: kindOf(input.Key.pk), ...(attributes && { attributes }) }];
    }
    case 'UpdateItem':
    case 'DeleteItem':
      return [{ action: operation, key: kindOf(input.Key.pk) }];
    case 'PutItem':
      return [{ action: operation, key: kindOf(input.Item.pk) }];
    case 'BatchGetItem':
      return Object.values(input.RequestItems as Record<string, { Keys: { pk: string }[] }>).flatMap(
        ({ Keys }) => Keys.map(({ pk }) => ({ action: operation, key: kindOf(pk) })),
      );
    case 'Query': {
      const [, placeholder = ''] = /^\w+ = (:\w+)/.exec(input.KeyConditionExpression) ?? [];
      const key = kindOf(input.ExpressionAttributeValues[placeholder]);
      return [{ action: operation, key, ...(input.IndexName && { index: input.IndexName }) }];
    }
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, Keyed>[]).flatMap((member) =>
        Object.entries(member).map(([kind, write]) => ({
          action: memberActions[kind] ?? kind,
          key: kindOf(write.Key?.pk ?? write.Item?.pk),
        })),
      );
    default:
      return [{ action: operation, key: '*' }];
  }
}

export interface Watched<T> {
  readonly value: T;
  readonly calls: readonly WireCall[];
  readonly uses: readonly Use[];
  readonly readUnits: number;
  readonly writeUnits: number;
}

type Consumed = { CapacityUnits?: number; WriteCapacityUnits?: number };
const writes = /^(?:Put|Update|Delete|TransactWrite|BatchWrite)/;

/** Runs something and tells what it asked of the table and what that cost by DynamoDB's own account. */
export async function watch<T>(client: DynamoDBDocumentClient, run: () => Promise<T>): Promise<Watched<T>> {
  const calls: WireCall[] = [];
  let readUnits = 0;
  let writeUnits = 0;
  const remove = intercept(client, async (call, send) => {
    calls.push(call);
    const sent = await send({ ...call.input, ReturnConsumedCapacity: 'INDEXES' });
    const told = sent.output.ConsumedCapacity as Consumed | Consumed[] | undefined;
    if (told === undefined) throw new Error(`The engine does not tell what ${call.operation} consumed`);
    const units = [told].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    if (writes.test(call.operation)) writeUnits += units;
    else readUnits += units;
    return sent;
  });
  try {
    const value = await run();
    return { value, calls, uses: calls.flatMap(usesOf), readUnits, writeUnits };
  } finally {
    remove();
  }
}
