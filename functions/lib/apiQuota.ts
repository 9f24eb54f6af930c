import { type Leased, returnCalls, takeCalls } from '#functions/data/apiUsage.ts';
import { dayInJohannesburg, endOfDay } from '#shared/domain/time.ts';
import type { Dependencies } from './dependencies.ts';

/** Of a key, on this day. */
export interface Quota {
  readonly perDay: number;
  /** Look-ups that are left, as far as this process knows. */
  readonly left: number;
  /** Seconds until the next day. */
  readonly resetSeconds: number;
}

interface Asked {
  readonly keyId: string;
  readonly perDay: number;
  /** Look-ups that one call is. */
  readonly count: number;
}

/**
 * The table takes 1,000 writes a second to one item, from all processes together:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
const maxWritesPerSecond = 800;
/** Of a day's quota: what all processes together may have counted and not served. */
const maxUnserved = 0.01;
const maxKeys = 1000;

/** What a process knows of a key on a day. */
interface Known {
  readonly day: string;
  /** Counted, and not served yet. */
  spare: number;
  /** Whether a call is counting. */
  isLeasing: boolean;
  /** Counted by all processes, when it was last known. */
  calls: number;
  /** The same at a moment before, which says how fast it grows. */
  sample: { readonly atMs: number; readonly calls: number } | null;
  /** Calls a second of all processes together. */
  rate: number;
  /** Calls that this process served in a second, and in the one before. */
  second: number;
  served: number;
  servedBefore: number;
}

type Needed = Pick<Dependencies, 'table' | 'now'>;

/**
 * Counts the calls of keys by the day without a write for each: a process counts as many in advance as it serves in a
 * second (docs/decisions/0096-keys-and-api-v1.md).
 */
export class Quotas {
  private readonly known = new Map<string, Known>();

  /** Calls a second of a key, of all processes together. */
  rateOf(deps: Needed, keyId: string): number {
    return this.of(deps, keyId).rate;
  }

  /** Sets the look-ups of a call aside, and counts them where they are not yet. @returns whether there are so many: all of them or none */
  async reserve(deps: Needed, { keyId, perDay, count }: Asked): Promise<boolean> {
    const usage = this.of(deps, keyId);
    // Only what is needed where a call that overlaps counts in advance already.
    let inAdvance = usage.isLeasing ? 0 : leaseOf(usage, perDay, deps.now());
    // Again, because another one may have set aside what this one counted.
    while (usage.spare < count) {
      const missing = count - usage.spare;
      if (usage.calls + missing > perDay) return false;
      const wanted = Math.max(missing, inAdvance);
      // Near the end of the day's quota only what is needed now.
      if (!(await lease(deps, usage, { keyId, perDay, count: wanted }))) inAdvance = 0;
    }
    // At once: another call of this process may not have the same ones.
    usage.spare -= count;
    return true;
  }

  /** Serves what was reserved. */
  serve(deps: Needed, { keyId, count }: Asked): void {
    const usage = this.of(deps, keyId);
    const second = secondOf(deps.now());
    if (second !== usage.second) {
      usage.servedBefore = second === usage.second + 1 ? usage.served : 0;
      usage.served = 0;
      usage.second = second;
    }
    usage.served += count;
  }

  /** Takes back what was counted for calls that will not be served: the look-ups of this one, where they were set aside, and all spare ones. */
  async giveBack(deps: Needed, { keyId, count }: Asked, wasReserved: boolean): Promise<void> {
    const usage = this.of(deps, keyId);
    const spare = usage.spare + (wasReserved ? count : 0);
    if (spare === 0) return;
    usage.spare = 0;
    usage.calls -= spare;
    await returnCalls(deps.table, { keyId, day: usage.day, count: spare });
  }

  quotaOf(deps: Needed, { keyId, perDay }: Asked): Quota {
    const { day, calls, spare } = this.of(deps, keyId);
    const resetSeconds = Math.ceil((endOfDay(day).getTime() - deps.now().getTime()) / 1000);
    return { perDay, left: Math.max(0, perDay - calls) + spare, resetSeconds };
  }

  private of({ table, now }: Needed, keyId: string): Known {
    const name = `${table.name} ${keyId}`;
    const day = dayInJohannesburg(now());
    const found = this.known.get(name);
    // What is left of the day before was of that day.
    if (found?.day === day) return found;
    if (this.known.size >= maxKeys) this.known.clear();
    const created = {
      day,
      spare: 0,
      isLeasing: false,
      calls: 0,
      sample: null,
      rate: 0,
      second: 0,
      served: 0,
      servedBefore: 0,
    };
    this.known.set(name, created);
    return created;
  }
}

const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** @returns whether so many are left. Counts none or all of them */
async function lease(deps: Needed, usage: Known, { keyId, perDay, count }: Asked): Promise<boolean> {
  usage.isLeasing = true;
  try {
    const leased = await takeCalls(deps.table, { keyId, day: usage.day, count, quota: perDay });
    note(usage, leased, deps.now());
    if (leased.isTaken) usage.spare += count;
    return leased.isTaken;
  } finally {
    usage.isLeasing = false;
  }
}

/** Shorter ones say little of how many calls there are in a second. */
const shortestSampleMs = 100;

function note(usage: Known, { calls }: Leased, at: Date): void {
  usage.calls = Math.max(usage.calls, calls);
  const { sample } = usage;
  const elapsedMs = sample === null ? 0 : at.getTime() - sample.atMs;
  if (sample !== null && elapsedMs < shortestSampleMs) return;
  if (sample !== null) usage.rate = ((calls - sample.calls) * 1000) / elapsedMs;
  usage.sample = { atMs: at.getTime(), calls };
}

/**
 * How many calls to count in advance: those of a second; fewer where all processes together would hold more than a hundredth
 * of the quota; more where so many processes would write too often.
 */
function leaseOf({ second, served, servedBefore, rate }: Known, perDay: number, at: Date): number {
  const age = secondOf(at) - second;
  const own = age === 0 ? Math.max(served, servedBefore) : age === 1 ? served : 0;
  const share = own / Math.max(rate, own, 1);
  const most = perDay * maxUnserved;
  const fewest = Math.ceil(rate / maxWritesPerSecond);
  return Math.max(1, Math.floor(Math.min(most, Math.max(fewest, Math.min(own, most * share)))));
}
