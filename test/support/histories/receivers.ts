/** Receivers of shops' webhooks, which fail, lie and die, and what each was told. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { getApiKey } from '#functions/data/apiKeys.ts';
import { getUser } from '#functions/data/users.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import type { CallResult, WebhookReceivers } from '#functions/services/webhookReceivers.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { type View, viewOf, visitor } from '#shared/domain/visibility.ts';
import type { TestClock } from '#test/support/clock.ts';
import type { World } from '#test/support/world.ts';
import type { Gate } from './gate.ts';

/** What all receivers do in a run of the job. */
export const moods = [
  'takes',
  'takesLate',
  'refuses',
  'hangsUp',
  /** Stores the change, and says that it did not. */
  'takesAndRefuses',
  'takesAndHangsUp',
  /** Every other call. */
  'refusesSome',
  /** Wants no more. */
  'isGone',
] as const;
export type Mood = (typeof moods)[number];

const takes = new Set<Mood>(['takes', 'takesLate', 'takesAndRefuses', 'takesAndHangsUp']);

/** One call of a receiver. */
export interface Told {
  readonly keyId: string;
  /** By which the receiver knows a change again. */
  readonly id: string;
  readonly code: string;
  readonly body: {
    readonly type: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  readonly isTaken: boolean;
  /** What everybody could see of the code at that moment. */
  readonly view: View;
}

interface Run {
  readonly mood: Mood;
  /** Keys that might not be called when the run began. */
  readonly closed: ReadonlySet<string>;
}

export const receiverUrl = (keyId: string): string => `https://shop.example.co.za/${keyId}`;

export class ShopReceivers implements WebhookReceivers {
  readonly told: Told[] = [];
  /** What happened that must not. */
  readonly problems: string[] = [];
  readonly #clock: TestClock;
  readonly #runs = new AsyncLocalStorage<Run>();
  #around: { readonly world: World; readonly gate: Gate } | undefined;

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  watch(world: World, gate: Gate): void {
    this.#around = { world, gate };
  }

  #watched() {
    if (this.#around === undefined) throw new Error('Nobody watches the receivers');
    return this.#around;
  }

  /** Within a run of the job. */
  async during(mood: Mood, keyIds: readonly string[], run: () => Promise<unknown>): Promise<void> {
    const areClosed = await Promise.all(keyIds.map((id) => this.isClosed(id)));
    const closed = new Set(keyIds.filter((_, index) => areClosed[index]));
    await this.#runs.run({ mood, closed }, run);
  }

  async call({ url, id, body }: Parameters<WebhookReceivers['call']>[0]): Promise<CallResult> {
    const keyId = url.slice(receiverUrl('').length);
    const { mood, closed } = this.#runs.getStore() ?? { mood: 'takes', closed: new Set() };
    const parsed = JSON.parse(body) as Told['body'];
    const code = normaliseCode(String(parsed.data['code'])) ?? '';
    const [zarCode, stillClosed] = await this.#look(code, closed.has(keyId) ? keyId : null);
    if (stillClosed) this.problems.push(`${keyId} was told ${id}, and might not be called`);
    const isTaken = takes.has(mood) || (mood === 'refusesSome' && this.told.length % 2 === 0);
    const view = zarCode === null ? 'nothing' : viewOf(zarCode, visitor);
    this.told.push({ keyId, id, code, body: parsed, isTaken, view });
    return this.#answer(mood, isTaken);
  }

  #answer(mood: Mood, isTaken: boolean): CallResult {
    if (mood === 'takesLate') this.#clock.advance(4);
    if (mood === 'hangsUp' || mood === 'takesAndHangsUp') return { failure: 'unreachable' };
    if (mood === 'isGone') return { status: 410 };
    return { status: isTaken && mood !== 'takesAndRefuses' ? 204 : 500 };
  }

  async #look(code: string, keyId: string | null) {
    const { world, gate } = this.#watched();
    return gate.outside(async () => {
      const zarCode = await getZarCode(world.table, code, true);
      return [zarCode, keyId !== null && (await this.isClosed(keyId))] as const;
    });
  }

  /** Whether a key is revoked or disabled, or its owner's account is closed. */
  async isClosed(keyId: string): Promise<boolean> {
    const { world } = this.#watched();
    const { table } = world;
    const key = await getApiKey(table, keyId);
    const owner = key && (await getUser(table, key.userId, true));
    const isOpen =
      owner != null && key?.disabled === false && !owner.disabled && owner.erasesAt === undefined;
    return !isOpen;
  }
}
