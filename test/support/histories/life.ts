/** Many people at once who use the product, and what the product confirmed to each of them. */
import type { DynamoDBRecord } from 'aws-lambda';
import { getUser, type User } from '#functions/data/users.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import { type RouteKey, routeOf } from '#shared/contract/contract.ts';
import type { TestClock } from '#test/support/clock.ts';
import type { Answer, Call } from '#test/support/invoke.ts';
import type { RefundWorld } from '#test/support/refunds.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import type { Person, World } from '#test/support/world.ts';
import type { Fault } from './faults.ts';
import { type Gate, killed } from './gate.ts';
import type { Journal, TableState } from './journal.ts';
import type { Look, MadePass, MadeSlip } from './looks.ts';
import type { ShopReceivers } from './receivers.ts';

/** The first request of an act meets the fault. */
export interface How {
  fault: Fault | null;
  /** Whether the caller tries again where no answer came, or one of a failure. */
  readonly retries: boolean;
  /** How many people send the same request at once. */
  readonly times: number;
}

export const undisturbed = (): How => ({ fault: null, retries: false, times: 1 });

export interface Order {
  readonly id: string;
  readonly person: Person;
  readonly amount: string;
}

/** A payment of an order at PayFast. */
export interface Received {
  readonly id: string;
  readonly amount: string;
  readonly atPayFast: string;
}

interface Issued {
  readonly code: string;
  readonly owner: Person;
}

/** Codes that a creator has reserved. */
interface Booklet {
  readonly id: string;
  readonly person: Person;
  readonly codes: readonly string[];
}

interface MadeImport {
  readonly id: string;
  readonly person: Person;
}

/** A secret of a key of the API, and what its owner has done with it since. */
export interface MadeKey {
  readonly id: string;
  readonly owner: Person;
  readonly key: string;
  /** After a rotation: until then it works, unless it was rotated again. */
  endsAt: string | null;
  isEnded: boolean;
}

/** What must be true in the end, because it was confirmed to somebody. */
interface Confirmed {
  readonly sentence: string;
  readonly holds: (end: End) => boolean;
  /** Where it does not. */
  readonly found?: (end: End) => readonly string[];
}

export interface End {
  readonly table: TableState;
  readonly journal: Journal;
}

type Sent = Omit<Call, 'method' | 'path' | 'token'>;

const isOver = (user: User | null) => user === null || user.disabled || user.erasesAt !== undefined;

export class Life {
  readonly people: Person[] = [];
  readonly admins: Person[] = [];
  readonly orders: Order[] = [];
  readonly codes: Issued[] = [];
  readonly changeRequests: string[] = [];
  readonly messages: string[] = [];
  readonly creators: Person[] = [];
  readonly booklets: Booklet[] = [];
  readonly imports: MadeImport[] = [];
  /** Codes whose owner has said who sees them. */
  readonly guarded = new Set<string>();
  readonly passes: MadePass[] = [];
  readonly slips: MadeSlip[] = [];
  readonly keys: MadeKey[] = [];
  /** Look-ups that were answered, by key and day. */
  readonly served = new Map<string, number>();
  /** What was shown to others than a code's owner, and to whom. */
  readonly looks: Look[] = [];
  /** What PayFast was not thanked for: it sends its notices again. */
  readonly unthanked: Received[] = [];
  readonly confirmed: Confirmed[] = [];
  /** What happened that must not. */
  readonly problems: string[] = [];
  /** How often each answer came, so that a test can see that something happened. */
  readonly answers = new Map<string, number>();
  /** PayFast's ids of the payments that it has received. */
  readonly paidAtPayFast = new Set<string>();
  /** Kills the table's engine and starts it again; absent where it stores nothing on a disk. */
  restartEngine: (() => Promise<void>) | undefined;
  readonly busy = new Map<string, Promise<void>>();
  readonly #feeds = new Map<ConsumerName, { readonly feed: Feed; waiting: DynamoDBRecord[] }>();
  #keys = 0;

  readonly world: World;
  readonly clock: TestClock;
  readonly gate: Gate;
  readonly refunds: RefundWorld;
  readonly receivers: ShopReceivers;
  readonly usePayFast: boolean;
  readonly maxCodes: number;

  constructor(
    parts: Pick<Life, 'world' | 'clock' | 'gate' | 'refunds' | 'receivers' | 'usePayFast' | 'maxCodes'>,
  ) {
    this.world = parts.world;
    this.clock = parts.clock;
    this.gate = parts.gate;
    this.refunds = parts.refunds;
    this.receivers = parts.receivers;
    this.usePayFast = parts.usePayFast;
    this.maxCodes = parts.maxCodes;
  }

  async openStreams(): Promise<void> {
    for (const name of Object.keys(consumers) as ConsumerName[]) {
      this.#feeds.set(name, { feed: await openFeed(this.world.table, name), waiting: [] });
    }
  }

  newKey = () => `key-of-a-request-${++this.#keys}`;

  note(key: string, status: number | null): void {
    const noted = `${key} ${status ?? 'no answer'}`;
    this.answers.set(noted, (this.answers.get(noted) ?? 0) + 1);
  }

  /** @returns null where no answer came */
  async send(key: RouteKey, who: Person | null, call: Sent, how: How): Promise<Answer | null> {
    const { fault } = how;
    how.fault = null;
    const first = await this.#sendOnce(key, who, call, fault);
    const hasFailed = first === null || first.status >= 500;
    return hasFailed && how.retries ? this.#sendOnce(key, who, call, null) : first;
  }

  async #sendOnce(key: RouteKey, who: Person | null, call: Sent, fault: Fault | null) {
    const user = who && (await getUser(this.world.table, who.id, true));
    const tokenVersion = user?.tokenVersion ?? 1;
    const signed = who && (await this.world.signIn(who, { tokenVersion }));
    this.clock.advance(0.001);
    const { value, isFaulty } = await this.gate.call(fault, () =>
      this.world.call(key, { ...call, ...(signed && { token: signed.token }) }),
    );
    const answer = value === killed ? null : value;
    if (
      who !== null &&
      routeOf(key).level !== 'public' &&
      isOver(user) &&
      answer !== null &&
      answer.status < 400
    ) {
      const now = await getUser(this.world.table, who.id, true);
      // One who was enabled meanwhile, or kept the account, may.
      if (isOver(now)) this.problems.push(`${key} was done by somebody without a session: ${answer.raw}`);
    }
    this.note(key, answer?.status ?? null);
    if (answer !== null && answer.status >= 500 && !isFaulty) {
      this.problems.push(`${key} failed although nothing went wrong: ${answer.raw}`);
    }
    return answer;
  }

  /** Runs a job, which may end at any of its calls. */
  async job(how: How, run: () => Promise<unknown>): Promise<boolean> {
    const { fault } = how;
    how.fault = null;
    this.clock.advance(0.001);
    try {
      return (await this.gate.call(fault, run)).value !== killed;
    } catch {
      // As where Lambda calls it again at its next time.
      return false;
    }
  }

  /** Passes on what the stream has, of which some may come again. */
  async work(name: ConsumerName, size: number, how: How): Promise<void> {
    const source = this.#feeds.get(name);
    if (source === undefined) throw new Error(`No feed of ${name}`);
    source.waiting.push(...(await source.feed.next()));
    const batch = source.waiting.slice(0, size);
    if (batch.length === 0) return;
    let isDone = false;
    await this.job(how, async () => {
      const { batchItemFailures } = await runJob(name, batch);
      isDone = batchItemFailures.length === 0;
    });
    // Lambda remembers no more than up to where a batch was done: the last change of one may come again.
    if (isDone) source.waiting.splice(0, Math.max(1, batch.length - (how.times - 1)));
  }

  async isDrained(name: ConsumerName): Promise<boolean> {
    const source = this.#feeds.get(name);
    source?.waiting.push(...(await source.feed.next()));
    return source?.waiting.length === 0;
  }
}
