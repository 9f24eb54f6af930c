/**
 * Lets calls to the table through one by one, in an order that follows from the history alone. So each order of two
 * people's calls can happen, and does so again when the history is lived again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DynamoCall, intercept, isWrite, type SendResult } from '#test/support/dynamoCalls.ts';
import type { StaleReads } from '#test/support/staleReads.ts';
import type { Item } from '#test/support/world.ts';
import { chance } from './chance.ts';
import { type Fault, happensAt, lostAnswer, refusalOf } from './faults.ts';

/** What a person, an admin or a job does: one request after the other, or some at once. */
interface Act {
  readonly luck: number;
  readonly requests: Set<Request>;
  count: number;
}

/** One call of a function. */
interface Request {
  readonly act: Act;
  readonly number: number;
  readonly fault: Fault | null;
  readonly kill: () => void;
  calls: number;
  writes: number;
  waiting: number;
  isFaulty: boolean;
}

interface Waiting {
  readonly request: Request;
  readonly order: number;
  send(): Promise<void>;
}

/** The function ended without an answer. */
export const killed = Symbol('killed');

interface Answered<T> {
  readonly value: T | typeof killed;
  /** Whether its fault came to pass. */
  readonly isFaulty: boolean;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const rest = () => new Promise((resolve) => setTimeout(resolve, 1));
/** So many turns of the event loop without another call: what follows from an answer is sent within one. */
const quietTurns = 3;
/** Makes another number of the same luck, so that whether a read is stale does not follow from its turn. */
const staleness = 1;
/** Of the latest writes of everybody, where a read may be stale. Half of the reads miss none. */
const maxMissing = 8;
/** Some ten seconds: longer than any pause of the code. */
const stuckTurns = 3_000;

export class Gate {
  readonly #acts = new Set<Act>();
  readonly #current = new AsyncLocalStorage<{ readonly act: Act; readonly request: Request | null }>();
  #waiting: Waiting[] = [];
  #failed: unknown = null;
  readonly #staleReads: StaleReads | null;
  readonly remove: () => void;

  constructor(client: DynamoDBDocumentClient, staleReads: StaleReads | null) {
    this.#staleReads = staleReads;
    const removeRepeats = sendTwiceWhereMarked(client);
    const removeGate = intercept(client, (call, send) => this.#wait(call, send));
    this.remove = () => {
      removeGate();
      removeRepeats();
    };
  }

  /** Begins something that happens beside everything else. */
  begin(luck: number, run: () => Promise<void>): Promise<void> {
    const act: Act = { luck, requests: new Set(), count: 0 };
    this.#acts.add(act);
    return this.#current
      .run({ act, request: null }, run)
      .catch((error) => {
        this.#failed ??= error;
      })
      .finally(() => void this.#acts.delete(act));
  }

  /** Within an act: calls a function, with what goes wrong. */
  async call<T>(fault: Fault | null, run: () => Promise<T>): Promise<Answered<T>> {
    const act = this.#current.getStore()?.act;
    if (act === undefined) throw new Error('A function is called within an act');
    const { promise, resolve } = Promise.withResolvers<typeof killed>();
    const counts = { calls: 0, writes: 0, waiting: 0, isFaulty: false };
    const request: Request = { act, number: act.count++, fault, kill: () => resolve(killed), ...counts };
    act.requests.add(request);
    try {
      const value = await Promise.race([this.#current.run({ act, request }, run), promise]);
      return { value, isFaulty: request.isFaulty };
    } finally {
      act.requests.delete(request);
    }
  }

  /** What the history itself reads while a function waits for it. */
  outside<T>(run: () => Promise<T>): Promise<T> {
    return this.#current.exit(run);
  }

  /** The oldest state of an item that a read which is not consistent may find now. @param now its newest state */
  oldest(key: Item, now: Item | null): Item | null {
    return this.#staleReads === null ? now : this.#staleReads.oldest(key, now);
  }

  /** Lets one call through. @returns false where there is none any more */
  async step(): Promise<boolean> {
    await this.settled();
    if (this.#failed !== null) throw this.#failed;
    if (this.#waiting.length === 0) return false;
    const [next] = this.#waiting.toSorted((a, b) => a.order - b.order);
    if (next === undefined) return false;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    await next.send();
    return true;
  }

  async finish(): Promise<void> {
    while (await this.step());
  }

  /** Until each function that runs waits for its turn. */
  async settled(): Promise<void> {
    for (let quiet = 0, turns = 0, count = -1; quiet < quietTurns; turns++) {
      await (turns > 20 ? rest() : turn());
      if (turns > stuckTurns) throw new Error(`Nothing goes on: ${this.#describe()}`);
      const isSettled = [...this.#acts].every(
        ({ requests }) => requests.size > 0 && [...requests].every(({ waiting }) => waiting > 0),
      );
      quiet = isSettled && this.#waiting.length === count ? quiet + 1 : 0;
      count = this.#waiting.length;
    }
  }

  #describe(): string {
    return [...this.#acts]
      .map(({ requests }) => `[${[...requests].map(({ calls, waiting }) => `${calls}/${waiting}`)}]`)
      .join();
  }

  #wait(call: DynamoCall, sendAsIs: () => Promise<SendResult>): Promise<SendResult> {
    const request = this.#current.getStore()?.request ?? null;
    // What the history itself reads.
    if (request === null) return sendAsIs();
    const { promise, resolve, reject } = Promise.withResolvers<SendResult>();
    const number = request.calls++;
    const write = isWrite(call.operation) ? request.writes++ : request.writes;
    request.waiting += 1;
    const send = () => this.#send(call, sendAsIs, [request.act.luck, request.number, number]);
    this.#waiting.push({
      request,
      order: chance(request.act.luck, request.number, number),
      send: async () => {
        request.waiting -= 1;
        const { fault } = request;
        const isOver = request.isFaulty && fault?.kind !== 'away';
        const isNow = fault !== null && !isOver && happensAt(fault, call.operation, number, write);
        if (!isNow) return send().then(resolve, reject);
        request.isFaulty = true;
        if (isKill(fault.kind)) return this.#kill(request, fault.kind, send);
        await failing(fault.kind, call, send).then(resolve, reject);
      },
    });
    return promise;
  }

  #send(call: DynamoCall, send: () => Promise<SendResult>, luck: readonly number[]): Promise<SendResult> {
    const stale = this.#staleReads;
    if (stale === null) return send();
    // The items are read without waiting for a turn.
    if (isWrite(call.operation)) return this.#current.exit(() => stale.write(call, send));
    const missing = maxMissing * (2 * chance(...luck, staleness) - 1);
    return missing > 0 ? stale.read(call, send, Math.ceil(missing)) : send();
  }

  /** What it waits for never comes. */
  async #kill(request: Request, kind: Kill, send: () => Promise<SendResult>): Promise<void> {
    if (kind === 'killedAfter') await send().catch(() => undefined);
    this.#waiting = this.#waiting.filter((each) => each.request !== request);
    request.kill();
  }
}

type Kill = 'killedBefore' | 'killedAfter';
const isKill = (kind: Fault['kind']): kind is Kill => kind === 'killedBefore' || kind === 'killedAfter';

async function failing(
  kind: Fault['kind'],
  { operation, input }: DynamoCall,
  send: () => Promise<SendResult>,
): Promise<SendResult> {
  if (kind === 'sentTwice') return sentTwice.run({ isOver: false }, send);
  const refusal = refusalOf(kind, operation, input.TransactItems?.length ?? 0);
  if (refusal !== null) throw refusal;
  await send();
  throw lostAnswer();
}

const sentTwice = new AsyncLocalStorage<{ isOver: boolean }>();

type Next = (args: object) => Promise<never>;

/** Below the SDK's retries, where the request has its token already. */
function sendTwiceWhereMarked(client: DynamoDBDocumentClient): () => void {
  const name = 'sendTwiceWhereMarked';
  const middleware = (next: Next) => async (args: object) => {
    const marked = sentTwice.getStore();
    if (marked?.isOver === false) {
      // The SDK may retry by itself.
      marked.isOver = true;
      await next(args);
    }
    return next(args);
  };
  client.middlewareStack.addRelativeTo(middleware as never, {
    relation: 'after',
    toMiddleware: 'retryMiddleware',
    name,
  });
  return () => void client.middlewareStack.remove(name);
}
